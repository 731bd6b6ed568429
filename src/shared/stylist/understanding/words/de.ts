import type { WordsOfSophia } from '../source.ts'

export const words: WordsOfSophia = {
  language: 'de',
  colours: 'before',
  occasions: {
    wedding_guest:
      'hochzeit*, *hochzeit, hochzeitsgast, trauzeugin, trauzeuge, brautjungfer, brautmutter, polterabend, heirat, heiratet, heiraten, trauung*, vermählung',
    bride:
      'ich bin die braut, meine hochzeit, meine eigene hochzeit, ich heirate, wir heiraten, als braut, bin die braut, brautkleid, unsere hochzeit, meiner hochzeit, unserer hochzeit',
    civil_wedding: 'standesamt*, standesamtlich*, ziviltrauung',
    engagement: 'verlobung*, antrag, verloben, verlobt',
    baptism: 'taufe*, tauffeier, patin, taufpatin, *taufe',
    communion: 'kommunion*, konfirmation*, firmung*, erstkommunion, konfi',
    bar_mitzvah: 'bar mizwa, bat mizwa, bar mitzwa, bat mitzwa',
    graduation:
      'abschlussfeier*, absolvent*, bachelorfeier, zeugnisvergabe, sponsion, abifeier, graduierung, abschluss*, uniabschluss, zeugnisverleihung',
    prom: 'abiball*, maturaball*, schulball, abschlussball*, tanzstundenball',
    gala: 'gala*, ball, opernball, preisverleihung*, benefiz*, wiener ball, bälle, galaabend, filmpremiere, roter teppich',
    opera: 'oper, opern*, ballett, philharmonie, operette',
    theatre: 'theater*, musical*, schauspielhaus, kabarett',
    concert: 'konzert*, *konzert, gig',
    festival:
      'festival*, *festival, oktoberfest, wiesn, wacken, kirmes, volksfest, schützenfest, stadtfest, kirchweih',
    club: 'club, disco, disko, tanzen, clubben, feiern gehen, berghain, techno*, mädelsabend',
    party:
      'party, *party, feier, *feier, fest, jga, junggesellinnenabschied, einweihung*, empfang, sektempfang, jubiläum, sommerfest, betriebsfeier, firmenfest, silberhochzeit, goldene hochzeit, klassentreffen, *treffen',
    birthday: 'geburtstag*, *geburtstag, 18., 30., 40., 50., 60., 70., 80., runden',
    christmas: 'weihnacht*, *weihnachtsfeier, heiligabend, advent*, nikolaus, weihnachten',
    new_year: 'silvester*, neujahr*, jahreswechsel',
    eid: 'zuckerfest, opferfest, bayram, eid',
    ramadan: 'ramadan, iftar, fastenbrechen',
    lunar_new_year: 'chinesisches neujahr, chinesische neujahr*, mondneujahr',
    diwali: 'diwali',
    carnival:
      'fasching*, karneval*, fasnacht, fastnacht, rosenmontag*, weiberfastnacht, halloween, mottoparty',
    quinceanera: 'quinceanera',
    feria: 'feria',
    tea_ceremony: 'teezeremonie',
    school_ceremony:
      'einschulung*, elternabend, schulanfang, erster schultag, ersten schultag, elternsprechtag, schulaufführung, schulfest, schulfeier',
    coming_of_age: 'jugendweihe, volljährigkeit',
    henna_night: 'hennaabend, henna, kina gecesi',
    funeral: 'beerdigung*, begräbnis, trauerfeier*, beisetzung, trauer*, leichenschmaus, bestattung*',
    memorial: 'gedenk*, totensonntag, gedenkfeier, jahrestag, jahrgedächtnis, friedhof, allerheiligen',
    religious_service:
      'kirche*, gottesdienst*, messe in der kirche, moschee, synagoge, andacht, christmette, ostermesse',
    interview:
      'vorstellungsgespräch*, bewerbung*, jobinterview, assessment center, bewerbungsgespräch*, vorstellungstermin, probearbeiten',
    office:
      'büro*, arbeit, arbeiten, job, office, kanzlei, bank, beruf*, chef, arbeitsplatz, kunden*, dienst',
    business_trip: 'geschäftsreise*, dienstreise*, businesstrip',
    meeting:
      'meeting*, besprechung*, präsentation*, kundentermin*, termin beim kunden, videocall, videokonferenz, vortrag*, sitzung*, pitch, geschäftsessen, verhandlung*',
    conference: 'konferenz*, tagung*, messe, kongress*, fachmesse, buchmesse, seminar, workshop, podium*',
    home_office: 'homeoffice, home office, von zuhause arbeiten, von daheim arbeiten, zuhause arbeiten',
    first_day:
      'erster arbeitstag, ersten arbeitstag, erster tag im, ersten tag im, neuer job, neuen job, erster tag, ersten tag',
    date: 'date, *date, rendezvous, verabredung, valentinstag, dating, tinder*, candle light, romantisches',
    dinner:
      'abendessen*, dinner, restaurant, essen gehen, italiener, zum essen, abends essen, beim griechen, sternerestaurant, auswärts essen, raclette, gansessen, chic essen, schick essen',
    brunch: 'brunch*, frühstück*',
    lunch: 'mittagessen*, lunch, business lunch, mittags essen, sonntagsessen, osteressen',
    coffee: 'kaffee*, café, cafe, kaffeetrinken, kaffeeklatsch',
    drinks:
      'drinks, bar, cocktails trinken, kneipe, aperitif, feierabendbier, aperol, after work, biergarten, weinprobe, weinfest, stammtisch',
    weekend:
      'fürs wochenende, für wochenenden, wochenendoutfit, am freien tag, gemütlicher sonntag, wochenends',
    everyday: 'alltag*, jeden tag, einkaufen und so, täglich*, alltagstauglich',
    school_run:
      'kind zur schule, kinder zur schule, kita*, schultor, kindergarten*, abholen von der, kinder abholen, kinder bringen, schule bringen, kinder in die schule',
    playground: 'spielplatz*, sandkasten, krabbelgruppe, spielgruppe',
    university: 'uni, universität*, vorlesung*, hochschule, campus, hörsaal, studium, fh, seminar*, prüfung*',
    shopping:
      'shopping*, shoppen, stadtbummel, einkaufsbummel, wochenmarkt, markt, einkaufen, bummeln, flohmarkt, supermarkt, weihnachtsmarkt, christkindlmarkt',
    museum: 'museum*, ausstellung*, vernissage*, galerie*, kunsthalle',
    walk: 'spaziergang*, spazieren*, gassi*, bummel, gassigehen, schlendern, hunderunde, promenade',
    garden_party: 'gartenparty*, gartenfest*, gartenfeier*',
    barbecue: 'grillen, grillfest, grillparty, grillabend, barbecue, bbq, angrillen',
    picnic: 'picknick*',
    beach:
      'strand*, meer, ostsee, nordsee, baden, freibad, badesee, pool*, see baden, am see, schwimmen, sylt',
    vacation:
      'urlaub*, reise, ferien*, verreisen, flitterwochen, safari, roadtrip, camping*, rundreise, hochzeitsreise, urlaubsreise, all inclusive',
    city_trip:
      'städtetrip*, städtereise*, sightseeing, wochenendtrip, kurztrip, stadtbesichtigung, stadtführung',
    cruise: 'kreuzfahrt*, schiff, kapitänsdinner, segeln, bootsfahrt, yacht*, aida, segeltörn, bootstour',
    hiking:
      'wandern, wanderung*, berge, bergtour, trekking, almhütte, klettern, alm, bergsteigen, wander*, berg',
    ski_trip: 'ski*, skiurlaub, apres ski, snowboard*, piste, skifahren, hütte, rodeln',
    flight:
      'flug, flugzeug, langstreckenflug, zugfahrt, fliege, lange fahrt, nachtzug, langstrecke, bahnfahrt',
    airport: 'flughafen',
    races:
      'pferderennen, galopprennen, galopprennbahn, rennbahn, derby, baden baden rennen, trabrennen, ascot, iffezheim, polo turnier',
    sport:
      'sport, fitness*, yoga*, joggen, gym, training, tennis, laufen gehen, golf*, pilates, marathon, workout, radfahren, fahrradtour, turnen, fußball*, zumba',
    at_home:
      'zuhause, daheim, sofa, couch, gemütlich zu hause, netflix, zu hause, fernsehabend, faulenzen, spieleabend',
    family_visit:
      'schwiegereltern, familienessen, familienfeier, familienfest, bei den eltern, oma besuchen, omas, bei oma, familientreffen, schwiegermutter, seine eltern, seinen eltern, eltern kennenlernen, verwandte*, verwandtschaft, familie besuchen, besuch bei, ihren eltern, eltern meines freundes',
    baby_shower: 'babyparty, baby shower, babyshower, pullerparty, gender reveal',
    photo_shoot: 'fotoshooting*, shooting*, bewerbungsfoto*, familienfotos, fotograf*, passfoto, fototermin',
    court: 'gericht*, gerichtstermin, verhandlung vor gericht, scheidungstermin, anwalt, notar',
    doctor: 'arzt*, krankenhaus, zahnarzt, frauenarzt, klinik, ärztin, untersuchung, reha, ultraschall',
  },
  weather: {
    hot: 'hitze*, heiß draußen, hochsommer, knallheiß, brütend*, affenhitze, hitzewelle, schwül, es ist heiß, wird heiß, so heiß, total heiß, backofen, bullenhitze, mega heiß, sehr heiß, tropisch*, schwitzen, schwitze, bei der hitze, heißer tag, heiß, heiße',
    warm: 'warm draußen, sonnig, sonne, es ist warm, wird warm, warmes wetter, laue nacht, lauer abend, sonnenschein, warme tage, lau, warmer abend, richtig warm, schön warm draußen, schönes wetter',
    mild: 'mild, milde, nicht zu warm nicht zu kalt',
    cool: 'kühl, kühle, frisch, frische, kühler abend, fröstelig, herbstlich kühl, etwas kalt',
    cold: 'kalt, kälte, eisig*, frost*, eiskalt, bitterkalt, saukalt, arschkalt, minusgrade, frieren, unter null, klirrend*, friere, schweinekalt, frostig, zapfig',
    rain: 'regen, regnet, regnerisch*, schütten, schüttet, nass, nieselt, nieselregen, gewitter*, matsch*, pfütze*, schauer, regentag, dauerregen, sauwetter, schmuddelwetter, schirm, verregnet*, es gießt, pisst, sturzregen, regenschauer, schietwetter, regnen, aprilwetter',
    snow: 'schnee*, schneit, schneien, schneesturm, schneematsch, verschneit',
    wind: 'wind, windig*, sturm, stürmisch*, böen, stürmt, steife brise, brise, weht, föhn',
    forecast:
      'wie wird das wetter, wie ist das wetter, wettervorhersage, wetterbericht, vorhersage, was sagt das wetter, schau … wetter, wird es regnen, wetter morgen, wetter in, passend zum wetter, nach dem wetter, wetter nachschauen, regnet es morgen, wird es heiß, wird es kalt, wetter wird, wie warm wird, wie kalt wird, wetter app, je nach wetter, wetter + schau/guck/check',
  },
  body: {
    petite:
      'zierlich, klein gebaut, bin klein, petite, kurzgröße, klein und zierlich, bin so klein, kleine frau, kleine person, kleine frauen, kurze beine, bin nur, ziemlich klein, sehr klein, zierliche, alles zu groß',
    tall: 'bin groß, sehr groß, lange beine, ziemlich groß, langgröße, großgewachsen, große frau, hochgewachsen, groß gewachsen, tall, bin recht groß, überlange',
    plus: 'mollig*, plus size, kurvig*, übergröße*, große größen, rundlich, dick, kräftig gebaut, vollschlank, stämmig, mehrgewicht, übergewicht*, kurven, füllig*, große größe, moppelig, xxl, xl, 3xl, ein paar kilo zu viel, korpulent, plussize, mehr auf den rippen',
    maternity:
      'schwanger*, babybauch, umstand*, umstandsmode, hochschwanger, schwangerschaft*, ssw, erwarte ein baby, entbindung, babybäuchlein, monat schwanger, kugelrund, murmel, guter hoffnung',
    nursing:
      'stille, stillen, still*kleid, stilltauglich, stillzeit, stillmode, stillfreundlich, milchpumpe, stillende',
    modest:
      'bedeckt, nicht zu freizügig, dezent bedeckt, züchtig, nicht freizügig, nicht so freizügig, hochgeschlossen und lang, verhüllt, sittsam, nicht zu viel haut, keine nackte haut, zu viel haut, wenig haut, viel haut, nicht aufreizend, bedeckend, anständig, schicklich',
    hijab: 'hijab, kopftuch*, verschleiert, hidschab',
    hide_arms:
      'oberarme*, winkearme, arme verdecken, arme verstecken, meine arme/arme/oberarme/winkearme + verdeck*/versteck*/kaschier*/bedeck*/verhüll*/mag nicht, arme bedeckt, arme kaschieren',
    hide_belly:
      'bauch/bäuchlein/speckröllchen/röllchen/mitte/wampe/rettungsring/hüftgold + kaschier*/versteck*/verdeck*/verberg*/wegmogel*/weg/wegschummel*/umspiel*/abdeck*, bauch verstecken, bauch weg, bauchweg, bäuchlein, blähbauch',
    hide_legs:
      'beine/waden/oberschenkel/knie/schenkel/knöchel + kaschier*/versteck*/verdeck*/verberg*/bedeck*/hass*/nicht zeigen, dicke waden, dicke beine, krampfadern',
    hide_hips:
      'hüfte/hüften/po/hintern/gesäß + kaschier*/versteck*/verdeck*/verberg*/breit*/umspiel*/groß*/dick*/abdeck*, breite hüften, birnenfigur, reiterhosen, birnentyp, breites becken',
    show_legs:
      'beine zeigen, schöne beine, beine betonen, beine + zeigen/betonen/betont/herzeigen, bein zeigen',
    show_waist: 'taille betonen, schmale taille, taille zeigen, schlanke taille, sanduhrfigur',
    wheelchair: 'rollstuhl*, im rollstuhl',
    sensitive_skin:
      'neurodermitis, empfindliche haut, empfindlich*, juckt, kratzt, kratzig, allergi*, juckende, kratzen, hautausschlag, schuppenflechte, sensible haut, jucken',
    large_bust:
      'große oberweite, viel oberweite, großer busen, große brust, großen busen, viel busen, große brüste, üppige oberweite, viel holz vor der hütte, großem busen, vollbusig*, großer oberweite, körbchen',
    small_bust:
      'kleine oberweite, wenig oberweite, kleiner busen, kleine brust, wenig busen, flache brust, kleine brüste, kleinen busen, kleiner oberweite, flachbrüstig',
  },
  fit: {
    loose:
      'locker*, weit geschnitten, nicht eng, oversize*, luftig geschnitten, fließend*, nichts enges, weit, weiter schnitt, luftig und weit, nicht zu eng, nichts engen, legerer schnitt, schlabber*, weite sachen, nicht einengen, kneift nicht, gummizug, weite',
    fitted:
      'figurbetont*, eng anliegend*, tailliert und eng, körpernah, hauteng, eng, enge, enger schnitt, enganliegend*, körperbetont, anliegend, schmal geschnitten, auf figur, enges',
    sleeves:
      'arme bedeckt, mit ärmeln, mit ärmel, schultern bedeckt, bedeckte schultern, bedeckte arme, mit arm, lange ärmel, schultern bedecken, ärmel',
    long_hems:
      'knie bedeckt, übers knie, über dem knie bedeckt, knielang, bodenlang, wadenlang, unterm knie, knie bedeckend, unter dem knie, bis zum knie, knöchellang, knieumspielend, über die knie, bis zu den knöcheln, unters knie',
    short_hems: 'kurzer saum, oberhalb der knie, überm knie, über dem knie, kürzerer saum',
    high_neck:
      'hochgeschlossen*, kein ausschnitt, kein tiefer ausschnitt, keinen ausschnitt, ohne ausschnitt, kein dekolleté, kein dekollete, nicht zu tief ausgeschnitten, ohne dekolleté, keinen tiefen ausschnitt, nicht so tiefer ausschnitt, nicht tief ausgeschnitten',
    waist: 'taille betont, taille, tailliert*, gürtel um die taille, betonte taille, in der taille',
    comfortable:
      'bequem*, komfortabel*, gemütlich*, angenehm zu tragen, weich, bewegungsfreiheit, bequemes, kuschelig bequem, tragekomfort, pflegeleicht und bequem, dehnbar',
    warm: 'warm, warme, warmes, warmen, kuschelig*, dick, wärmend*, warmhalten, warm hält, was warmes, gefüttert, mollig warm, warm angezogen, warm anziehen, einpacken',
    light:
      'luftig*, leicht, leichtes, leichte, atmungsaktiv*, dünn, sommerlich leicht, kühlend, nicht schwitzen, was leichtes, luftiges',
  },
  shoes: {
    flat: 'flache schuhe, flachen schuhen, flach, flache, flachen, flaches, flache sandalen, flacher schuh, absatzlos',
    low: 'kleiner absatz, kleine absätze, niedriger absatz, kitten heels, blockabsatz, kleinen absatz, niedrige absätze, niedrigem absatz, kleinem absatz, halbhoher absatz, halbhohe',
    high: 'hohe schuhe, high heels, hohe absätze, hohe hacken, stilettos, hohen schuhen, hohen absätzen',
    any: 'schuhe egal, schuhe sind egal',
  },
  dressCodes: {
    white_tie: 'white tie, frack',
    black_tie:
      'black tie, abendgarderobe, smoking erwünscht, festliche abendgarderobe, smokingpflicht, große abendgarderobe',
    cocktail:
      'cocktail, cocktailkleidung, cocktail dresscode, cocktailkleid, cocktailgarderobe, cocktail attire, semi formal',
    smart_casual:
      'smart casual, sportlich elegant, casual chic, elegant leger, leger elegant, schick aber leger, lässig elegant, schick aber lässig, gehoben leger, sportlich-elegant',
    business_formal:
      'business formal, business dresscode, seriös*, streng geschäftlich, business look, geschäftlich formell, anzugpflicht, formelle businesskleidung, business attire, business, konservativ, strenger dresscode, förmlich*',
    business_casual: 'business casual, büro leger, business leger',
    casual:
      'dresscode casual, dresscode leger, legere kleidung, dresscode locker, freizeitkleidung erwünscht, casual dresscode, zwanglos',
    festive: 'festlich*, feierlich*',
    dress_to_impress: 'dress to impress, auffallen um jeden preis',
    beach_formal:
      'beach formal, beach chic, strandhochzeit elegant, strandchic, sommerlich elegant am strand',
  },
  vibes: {
    chic: 'schick*, chic, elegant*, stilvoll*, edel, gepflegt, hübsch angezogen, glamourös*, raffiniert, fein, vornehm, mondän, apart, edles, chice, glamour, todschick, was hermachen, schickes',
    casual: 'lässig*, leger*, casual, locker leicht, entspannt*, ungezwungen, unkompliziert, cool und lässig',
    bold: 'auffällig*, gewagt*, mutig*, auffallen, ausgefallen*, knallig*, hingucker, extravagant*, wow, peppig, frech, statement, eyecatcher, krachen',
    romantic:
      'romantisch*, verspielt*, feminin*, mädchenhaft, zart*, verträumt, weiblich, lieblich, prinzessin, feenhaft',
    edgy: 'rockig*, edgy, cool und rockig, punkig, grunge, gothic, rebellisch, biker, rotzig, punk',
    classic: 'klassisch*, zeitlos*, traditionell, klassiker',
    minimal:
      'schlicht*, minimalistisch*, einfach gehalten, dezent*, clean, unaufgeregt, puristisch, ohne schnickschnack, reduziert, zurückhaltend, unauffällig*, scandi',
    boho: 'boho*, hippie*, bohemian, rustikal, landhaus',
    sporty: 'sportlich*, athleisure, sportiv',
    vintage:
      'vintage*, retro*, 50er, 70er, 60er, 20er, 80er, 90er, fünfziger, rockabilly, nostalgisch, zwanziger, siebziger, oma stil, secondhand, altmodisch schön, im stil der',
    sexy: 'sexy, heiß aussehen, verführerisch*, freizügig, aufreizend, reizvoll, rückenfrei sexy, verrucht',
    cute: 'süß*, niedlich*, putzig, knuffig, goldig',
    preppy: 'preppy, college look, ivy league, college stil, collegestil',
    parisian:
      'pariser*, parisian, französischer stil, wie eine pariserin, french chic, französisch angehaucht',
    quiet_luxury: 'quiet luxury, stiller luxus, old money, leiser luxus, dezent luxuriös',
    creative:
      'kreativ*, künstlerisch*, originell*, ausgeflippt, verrückt, unkonventionell, künstlermäßig, eigenwillig',
  },
  changes: {
    cheaper:
      'billiger*, günstiger*, preiswerter*, zu teuer, nicht so teuer, kostet zu viel, weniger teuer, zu kostspielig, was günstigeres, mein budget gesprengt, über meinem budget, kann ich mir nicht leisten, teuer ist, übersteigt, zu viel geld, günstigste, ganz schön teuer, preisgünstiger',
    dearer:
      'teurer*, hochwertiger*, bessere qualität, edler*, mehr ausgeben, darf mehr kosten, exklusiver*, luxuriöser*, wertiger, sieht billig aus',
    more: 'mehr davon, zeig mir mehr, noch mehr, weitere, andere outfits, mehr ideen, mehr zeigen, was hast du noch, noch andere, nächste, nächstes, mehr auswahl, mehr vorschläge, noch was, weitere vorschläge, noch mehr ideen, mehr outfits, was gibt es noch, was gibts noch, weiter, zeig mehr, andere vorschläge, alternativen, noch welche, mehr bitte, noch ein paar, hast du noch, andere ideen',
    other:
      'was anderes, etwas anderes, ein anderes, was ganz anderes, andere, anderes outfit, tausch*, wechsel*, ersetz*, austauschen',
    other_colour:
      'andere farbe, andere farben, anderer farbe, anderen farben, welche farben, farbe ändern, welchen farben, farbe wechseln, farbwechsel',
    in_colour: '',
    warmer:
      'wärmer*, zu kühl, zu kalt, zu dünn, friere ich, erfriere, würde frieren, mehr schichten, da frier ich, zu luftig',
    cooler:
      'luftiger*, zu warm, zu heiß, leichter*, kühler*, zu dick, schwitz ich, schwitze ich, da schwitz, zu schwer, sommerlicher',
    longer: 'länger*, zu kurz*, nicht so kurz, weniger kurz, mehr bein bedecken',
    shorter: 'kürzer*, zu lang*, nicht so lang, weniger lang',
    looser:
      'weiter geschnitten, lockerer*, zu eng*, weniger eng, nicht so eng, zu knapp, mehr platz, weniger figurbetont, legerer geschnitten, zu figurbetont, spannt, kneift, zwickt',
    tighter:
      'enger*, figurbetonter*, zu weit*, zu groß, körpernäher, taillierter, schmaler*, schlabbert, zu locker, zu schlabberig, kartoffelsack, zu sackig, weniger weit',
    dressier:
      'schicker*, eleganter*, festlicher*, feiner*, zu leger, zu lässig, zu casual, formeller*, mehr aufgebrezelt, glamouröser*, edler aussehen, zu schlampig, zu alltäglich, aufgebrezelter, zu salopp, förmlicher, herausgeputzt, seriöser*',
    plainer:
      'weniger aufgebrezelt, weniger aufgetakelt, weniger schick, weniger elegant, lässiger*, legerer*, zu schick, zu formell, weniger schick, weniger aufgebrezelt, weniger festlich, alltagstauglicher, zu fein, zu festlich, zu elegant, entspannter, weniger formell, zu aufgebrezelt, nicht so schick, einfacher, nicht so festlich, weniger elegant, zu steif, unkomplizierter, zu förmlich, nicht so formell, zu overdressed, zu übertrieben',
    bolder:
      'auffälliger*, mutiger*, zu langweilig, langweilig*, peppiger*, frecher*, bunter*, zu brav, mehr pepp, mehr farbe, knalliger*, gewagter*, zu schlicht, farbenfroher, zu bieder, mehr wow, spannender*, sexier, zu öde, fade, zu fad, aufregender*, cooler*, zu unauffällig, ausgefallener*, zu trist, zu spießig',
    quieter:
      'schlichter*, dezenter*, zu bunt, zu auffällig, zu laut, weniger auffällig, unauffälliger*, ruhiger*, zu knallig, weniger bunt, nicht so bunt, zu grell, nicht so auffällig, zurückhaltender*, zu wild, zu gewagt, zu sexy, zu freizügig, weniger knallig, zu viel muster, weniger sexy, nicht so knallig, zu verspielt, zu schrill',
    undo: 'zurück zum vorigen, zurück zum letzten, das vorherige, rückgängig, wie vorher, das davor, das von vorhin, vorheriges, das letzte war besser, zurück zu dem, wieder das erste, wieder wie zuvor, wie zuvor, das erste war besser, das vorige, von vorhin',
    start_over:
      'von vorne, von vorn, neu anfangen, nochmal neu, neustart, ganz neu, alles neu, neu starten, fangen wir nochmal, zurück auf anfang, alles löschen und neu, noch einmal neu, auf null, vergiss alles',
  },
  qualities: {
    expensive: 'teuer, teure, kostspielig',
    cheap: 'billig, günstig, preiswert',
    long: 'lang, langes, lange',
    short: 'kurz, kurzes, kurze',
    tight: 'eng, enges, enge, knapp',
    loose: 'weit, weites, weite, locker',
    warm: 'warm, heiß, dick',
    cool: 'kalt, kühl, dünn',
    dressy: 'schick, formell, festlich, elegant, fein, overdressed, aufgebrezelt, steif',
    plain: 'leger, lässig, casual, salopp',
    bold: 'bunt, auffällig, grell, knallig, laut, gewagt',
    quiet: 'langweilig, schlicht, brav, bieder',
  },
  questions: {
    who_are_you:
      'wer bist du, wer sind sie, wie heißt du, wie heißen sie, wer ist sophia, stell dich vor, mit wem schreibe ich, mit wem spreche ich, mit wem rede ich',
    are_you_human:
      'bist du ein mensch, bist du echt, bist du ein bot, bist du eine ki, ein roboter, echter mensch, bist du eine maschine, sind sie ein mensch, roboter, chatbot, echte person, bist du n bot, künstliche intelligenz, bist du ki, chatgpt, mensch oder, bist du real, bist du eine echte, computerprogramm',
    what_can_you_do:
      'was kannst du, was machst du, wie kannst du mir helfen, was können sie, wie funktioniert das hier, wobei hilfst du, wobei kannst du, wie kannst du helfen, wie funktionierst du, was kann ich dich fragen, wofür bist du, kannst du mir helfen',
    returns:
      'zurückgeben, rückgabe*, retour*, umtauschen, zurückschicken, umtausch, zurücksenden, rücksendung, geld zurück, widerruf*, rücksende*, schicke ich … zurück, schick ich … zurück, umgetauscht',
    delivery:
      'lieferung, lieferzeit*, wann kommt, versand*, liefert ihr, wie lange dauert, geliefert, zustellung, kommt das an, kommt es an, wann ist es da, lieferkosten, liefern sie, ankommt, lieferst du, liefert, wann ist das da, nach österreich, in die schweiz geliefert',
    paid_link:
      'provision*, affiliate*, verdienst du, verdient ihr, werbung, bezahlte links, kriegst du geld, bekommt ihr geld, gesponsert*, bekommst du geld, kriegt ihr geld, werbelink*, verdienen sie, verdien*/geld/prozent/bezahlt + link*/klick*/kauf*, sponsored, anteil am',
    who_sells:
      'wer verkauft, welcher shop, wo kann ich das kaufen, wo kaufe ich, welcher laden, von wem ist, wo gibts das, wo gibt es das, in welchem shop, welche marke, von welcher marke, bei welchem, wo bestelle ich, verkauft ihr, wer ist der verkäufer, wo bekomme ich, wo krieg ich, von welchem händler, bei wem kaufe',
    sizes:
      'welche größe, größentabelle, meine größe, größe brauche, fällt … aus, passt mir das, größenberatung, klein aus, groß aus, fallen … aus, wie fällt, größe nehmen, größe nehme, passt das, eine nummer größer',
    care: 'waschen, wasch, gewaschen, waschmaschine, bügeln, reinigung, pflege*, reinigen, trockner, waschbar*, wäscht, wasche, eingehen, bügelfrei, handwäsche',
    privacy:
      'foto/fotos/bild/bilder/selfie/daten/selfies + passiert/macht ihr/speichert/gespeichert/wohin/sieht/sicher/gelöscht/teilt/wer/landet/bleibt/verwendet/geschieht/nutzt/behaltet/weitergegeben/öffentlich/machst du, datenschutz*, dsgvo, privatsphäre',
    costs:
      'was kostest du, was kostet das hier, ist das kostenlos, credits, credit, luxe, abo*, muss ich bezahlen, kostet das was, ist das gratis, kostenlos, was kostet die, was kostet der service, gratis, bist du kostenlos, muss ich zahlen, kostet mich, mitgliedschaft, guthaben, gebühren, was kostet eine anprobe, kostet die app, umsonst',
    how_try_on:
      'anprobieren, an mir sehen, an mir aus, anprobe, mir ausprobieren, wie sieht das an mir, wie probiere ich, virtuell*, an meinem körper, an mir anschauen, auf meinem foto, steht mir das, selbst anziehen, an mir',
    why: 'warum, wieso, weshalb, weswegen, was hast du dir dabei, wie kommst du',
    in_stock:
      'auf lager, verfügbar*, vorrätig, ausverkauft, lieferbar, noch zu haben, noch da, gibts das noch, gibt es das noch, wieder da, noch in meiner größe',
    forecast:
      'wie wird das wetter, wie ist das wetter, wird es regnen, was sagt das wetter, wetter morgen, regnet es morgen, wird es heiß, wird es kalt, wie warm wird, wie kalt wird, wie wirds wetter',
    delete_data:
      'daten löschen, lösch* + daten/konto/foto/fotos/account/alles/bilder/bild/profil/verlauf, konto löschen, vergiss mich, account schließen',
    contact:
      'kontakt*, kundenservice, kundendienst, telefonnummer, hotline, mit einem menschen sprechen, erreiche ich, email adresse, e mail adresse, e mail, beschweren, echten menschen sprechen, anrufen, wen kann ich, ansprechpartner, support, mitarbeiter sprechen, jemanden sprechen, mit jemandem sprechen, jemandem reden',
  },
  social: {
    hello:
      'hallo, hi, hey, guten tag, guten morgen, guten abend, servus, grüß gott, moin, grüezi, grüß dich, hallöchen, tach, na sophia, huhu, mahlzeit, grüß euch, moin moin, wie gehts, wie geht es dir',
    thanks:
      'danke*, vielen dank, dankeschön, merci, tausend dank, herzlichen dank, besten dank, lieb von dir, danke dir',
    bye: 'tschüss, tschüß, auf wiedersehen, bis bald, ciao, gute nacht, bis dann, tschau, bis später, pfiat di, baba, bis morgen, machs gut, bin dann mal weg, ade, bis zum nächsten mal, wiedersehen',
    compliment:
      'gefällt mir, super, wunderschön, toll, perfekt, sehr schön, liebe es, traumhaft, klasse, mega, genial, hammer, prima, spitze, cool, fantastisch, großartig, wie schön, wahnsinn, der hammer, ist ja schön, gut gemacht, geil, wow, sehr hübsch, begeistert, ein traum, guter geschmack, guten geschmack, bezaubernd, ich liebe, richtig schön, echt schön, so schön, bombe',
    complaint:
      'gefällt mir nicht, gefallen mir nicht, hässlich*, scheußlich, furchtbar, nicht mein stil, mag ich nicht, blöd, doof, schrecklich, nicht meins, geht gar nicht, find ich nicht schön, mist, nicht mein geschmack, igitt, schlimm, scheiße, nicht schön, finde ich nicht, nicht so meins, gefällt mir gar nicht, gefällt mir überhaupt nicht, grauenhaft, abscheulich, omahaft, naja, altbacken, sagt mir nicht zu, kacke, enttäuscht, nicht mein ding, grässlich, spricht mich nicht an, unmöglich, gefällts mir nicht, ist nix, nicht mein fall, steht mir nicht, passt gar nicht',
    yes: 'ja, jawohl, gerne, gern, klar, okay, ok, genau, passt, auf jeden fall, na klar, ja bitte, unbedingt, einverstanden, mach das, jo, jep, stimmt, selbstverständlich, los, jupp, machen wir',
    no: 'nein, nee, nö, nein danke, lieber nicht, auf keinen fall, ne, lass mal, keinesfalls, niemals',
    unsure:
      'keine ahnung, weiß nicht, ich weiß nicht, unsicher, bin mir nicht sicher, schwer zu sagen, vielleicht, unentschlossen, kein plan, hm, hmm, bin ratlos, ich weiß es nicht, ratlos, keinen plan, kann mich nicht entscheiden, weiß net, weiss nicht',
    surprise:
      'überrasch*, such du aus, entscheide du, du entscheidest, egal was, mir egal, ist mir egal, du wählst, such was aus, mach du, wie du meinst, entscheid du, was du willst, such dir was aus, deine wahl, überlass ich dir, überlasse es dir, völlig egal, ganz egal, lass dir was einfallen, such mir was aus, bestimm du, was du magst, wähl du',
  },
  dates: {
    today: 'heute, heut, heute morgen, heute früh, heute mittag, gleich, heute nachmittag, jetzt gleich',
    tonight: 'heute abend, heut abend, heute nacht, heut nacht, heut auf d nacht',
    tomorrow: 'morgen, morgen abend, morgen früh',
    weekend:
      'am wochenende, dieses wochenende, nächstes wochenende, am samstag, samstag, am sonntag, sonntag, kommendes wochenende, samstagabend, sonnabend, übers wochenende, sonntags, samstags, sonntagnachmittag',
    next_week:
      'nächste woche, kommende woche, nächsten montag, nächsten dienstag, nächsten mittwoch, nächsten donnerstag, nächsten freitag, in einer woche',
  },
  months:
    'januar/jänner/jan, februar/feber, märz, april, mai, juni/juno, juli, august, september, oktober, november, dezember/dez',
  seasons: {
    spring: 'frühling*, frühjahr*, frühlingshaft',
    summer: 'sommer*, sommerlich*',
    autumn: 'herbst*, herbstlich*',
    winter: 'winter*, winterlich*',
  },
  budget: {
    most: 'unter, bis, bis zu, weniger als, höchstens, maximal, max, nicht mehr als, budget, maximum, nicht über, etwa, ungefähr, so um die, um die, rund, circa, ca, ausgeben, für, limit, habe, hab, nicht teurer als, budget von, allerhöchstens, günstiger als, billiger als, drunter, obergrenze, budget liegt bei, budget ist, oder weniger',
    least: 'über, ab, mehr als, mindestens, von, aufwärts, oder mehr, nicht unter, wenigstens',
    between: 'zwischen, von, irgendwo zwischen',
    to: 'bis, und, oder',
    low: 'günstig, billig, preiswert, wenig geld, kleines budget, schmales budget, nicht zu teuer, nicht teuer, knapp bei kasse, studentin mit wenig geld, nicht viel kosten, nicht viel ausgeben, sparsam, pleite, wenig budget, bezahlbar*, erschwinglich*, kleiner geldbeutel, schmaler geldbeutel, schnäppchen, kleinem budget, kleines geld, kein vermögen, sparen, nichts teures, kein geld, nicht die welt kosten, kostengünstig, enges budget, nicht allzu teuer, preisgünstig, klamm',
    high: 'darf ruhig was kosten, darf was kosten, luxus*, hochwertig*, gönn mir was, gönnen, nobel, darf teuer sein, darf auch teuer sein, designer*, was gönnen, mehr ausgeben als sonst, edelmarke, krachen lassen, nicht sparen, exklusiv, premium, darf auch mehr kosten, ruhig mehr kosten, investieren, gönne mir',
    open: 'geld spielt keine rolle, preis egal, preis ist egal, budget egal, budget spielt keine rolle, egal was es kostet, kosten egal, koste es was es wolle, der preis spielt keine rolle, geld ist egal, kein limit, budget ist egal, unbegrenzt, preis spielt keine rolle, geld ist kein thema, geld ist kein problem, open end, kosten spielen keine rolle, preislich offen, nach oben offen',
  },
  currencies:
    'euro=EUR, euros=EUR, eus=EUR, franken=CHF, sfr=CHF, fr=CHF, chf=CHF, stutz=CHF, dollar=USD, pfund=GBP, ocken=EUR, eur=EUR, tacken=EUR, mäuse=EUR, kröten=EUR, yen=JPY, kronen=SEK, zloty=PLN, fränkli=CHF, rappen=CHF',
  numbers:
    'null=0, zwei=2, drei=3, vier=4, fünf=5, sechs=6, sieben=7, acht=8, neun=9, ein=1, eins=1, zehn=10, elf=11, zwölf=12, dreizehn=13, vierzehn=14, fünfzehn=15, sechzehn=16, siebzehn=17, achtzehn=18, neunzehn=19, zwanzig=20, dreißig=30, vierzig=40, fünfzig=50, sechzig=60, siebzig=70, achtzig=80, neunzig=90, hundert=100, tausend=1000, k=1000',
  grammar: {
    not: 'nicht, kein, keine, keinen, keinem, keiner, keins, keinerlei, ohne, nix, nichts, nie, niemals, hasse, mag ich nicht, mag kein, bloß nicht, vermeiden, außer, weg mit, ohne das, satt, hab genug von, verabscheue, statt, anstatt, weder, noch, ungern, nimmer, ned, net, steht mir nicht, stehen mir nicht, nervt, vertrage, bloß, auf keinen fall, nie wieder, kann … nicht mehr sehen, macht mich blass, lassen mich blass, kratzt, hängt mir zum hals, tabu, koa, keen, gar kein, niemals wieder, raus',
    notBefore:
      'macht mich krank, macht mich blass, macht mich alt, lässt mich alt aussehen, geht gar nicht, gehen gar nicht, ist verboten, sind verboten, verboten, nicht erlaubt, ist tabu, sind tabu, steht mir nicht, stehen mir nicht, macht mich blass, machen mich blass, mag ich nicht, gehen nicht, geht nicht, hasse ich, nein, nein danke, kann ich nicht ausstehen, nicht erwünscht, kommt nicht in frage, kommen nicht in frage, vertrage ich nicht, kann ich nicht mehr sehen, kratzt, juckt, will ich nicht, brauche ich nicht, möchte ich nicht, unerwünscht, trag ich nicht, trage ich nicht, ertrage ich nicht, lässt mich blass, passt nicht zu mir, sind nicht meins, ist nicht meins, darf nicht, untersagt',
    ratherThan: 'statt, anstatt, anstelle, als, lieber als',
    except:
      'außer, alles außer, nur nicht, bloß nicht, jede farbe außer, alle farben außer, hauptsache nicht, alles nur nicht',
    but: 'aber, sondern, dafür, eher, lieber, doch, trotzdem, jedoch, hauptsache, bitte, nur, dann, stattdessen, obwohl, dagegen',
    yes: 'ja, gerne, gern, mag ich, ist okay, ist ok, steht mir, liebe, hätte ich gern, passt, geht, will ich, möchte ich, wäre schön, erlaubt, finde ich gut, hätt ich gern, wären super',
    and: 'und, oder, sowie, auch, bzw, oder auch',
    with: 'mit, zu, dazu, passend zu, zum, zur, für, beim, bei, am, im, fürs',
    too: 'zu, viel zu, etwas zu, ein bisschen zu, bissl zu, arg, allzu',
    more: 'mehr, etwas mehr, bisschen mehr, noch mehr, ein wenig mehr, bissl mehr',
    less: 'weniger, nicht so, etwas weniger, bisschen weniger, nicht ganz so, bissl weniger',
    other:
      'andere, anderer, anderes, anderen, ein anderes, eine andere, einen anderen, tausch, tausche, wechsel, ersetze, austauschen, wechseln, anders, neue, tauschen, nicht diese, nicht die, nicht der, nicht das, gegen',
    same: 'das gleiche, dasselbe, gleiche, dieselbe, denselben, das auch in, das in, auch in, gibt es das in, gibts das in, das selbe, den gleichen, die gleiche, in der farbe, genau das in, genau so in, dasselbe in, das ganze in, das ding in, gibt es die, den auch in, die auch in, selbe',
    add: 'dazu noch, ergänze, füge, hinzu, noch dazu, leg … dazu, hinzufügen, ergänz, pack, packe, noch eine dazu, noch einen dazu, obendrauf',
    remove:
      'weg, entferne, nimm … weg, lass … weg, ohne den, ohne die, ohne das, raus, weglassen, streich, entfernen, kann weg, soll weg, mach … weg, wegnehmen, brauch ich nicht, tu … weg, rausnehmen',
    keep: 'behalte, behalten, bleibt, bleiben, lass, soll bleiben, kann bleiben, behalt, lassen, darf bleiben, will ich behalten',
    rest: 'den rest, rest, alles andere, der rest, die anderen sachen, das andere, sonst alles, übrige*, alles übrige',
    colour: 'farbe, farben, farbton, farblich, ton',
    outfit:
      'outfit, gesamt, alles zusammen, insgesamt, komplett, gesamtes outfit, ganzes outfit, ganze outfit, von kopf bis fuß, für alles, zusammen, gesamter look, komplettes, komplettlook, alles in allem, komplettoutfit, ganzen look, komplett-look',
    piece:
      'pro teil, je teil, pro stück, das stück, je stück, pro kleidungsstück, jeweils, das teil, pro artikel, pro einzelteil',
    for: 'für, fürs, geschenk für, was für, schenken',
    man: 'mann, freund, bruder, papa, vater, sohn, ihn, herren, männer, opa, onkel, ehemann, kumpel, verlobten, herrn, typ, bräutigam, neffen, schwager, großvater, schwiegervater, partner',
    woman:
      'frau, freundin, schwester, mama, mutter, sie, damen, frauen, oma, tante, ehefrau, mutti, nichte, schwägerin, großmutter, mami, schwiegermama, partnerin',
    child:
      'kind, kinder, baby, mädchen, jungen, junge, enkel, enkelin, kleinkind, säugling, mein sohn ist, meine tochter ist, jährige tochter, jährigen sohn, jähriger sohn, jährige, jähriger, jährigen, kleinen, sohnemann, enkelkind',
    outside: 'draußen, wetter, grad, es ist, es wird, wird es, temperatur*, ists, ist es',
    yearsOld: 'jahre alt, jahre, jahren, jährig*, jahre jung, lenze',
    iAm: 'mein sohn ist, meine tochter ist, ich bin, bin, mit, ist, werde, über, alter, bin schon, bin erst, wird, ist erst, u',
    size: 'größe, kleidergröße, konfektionsgröße, trage, gr, trag',
    height: 'groß, körpergröße, klein',
    minus: 'minus, unter null',
    degrees: 'grad, celsius, c',
    fahrenheit: 'fahrenheit, f',
    in: 'in, nach, aus, bei',
    plain:
      'muss nicht, muss nicht alles, nicht nur, ich, du, er, es, wir, ihr, mein, meine, meinen, meinem, meiner, meines, dein, deine, der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, ist, sind, war, bin, hab, habe, hätte, haben, hat, brauche, brauch, suche, such, möchte, will, wollte, würde, soll, sollte, kann, könnte, muss, darf, zeig, zeige, gib, mir, mich, dir, was, welche, welches, welcher, wie, wo, wann, man, etwas, irgendwas, irgendwie, sowas, so, da, dort, hier, dann, wenn, weil, dass, ob, auf, in, an, aus, von, vom, nach, vor, bei, durch, um, über, unter, sehr, ganz, ziemlich, echt, richtig, noch, schon, mal, bitte, denn, ja, also, halt, eben, wieder, immer, gut, gute, gutes, schön, schöne, schönes, neu, neue, neues, anziehen, trage, tragen, ziehe, zieht, anzieht, kleidung, klamotten, outfit, look, sachen, teil, teile, ding, tag, tage, abend, morgen, woche, jahr, jahre, zeit, freundin, freund, freunde, tochter, sohn, mama, papa, mutter, vater, oma, opa, schwester, bruder, tante, onkel, nichte, neffe, kollegin, kollege, frau, mann, kind, kinder, gehen, gehe, gehts, geht, komme, kommt, macht, machen, mache, finde, finden, hilf, hilfe, gerade, sonst, danach, davor, nachher, vorher, später, alle, alles, jeder, jede, beide, viel, viele, wenig, paar, stück, art, idee, ideen, vorschlag, tipp, tipps, passt, passend, passendes, eingeladen, einladung, steht, stehen, trägt, nehmen, nimm, geben, gibts, gibt, sophia, sich, sie, uns, euch, auch, bissl, bisschen, kleine, kleiner, großes, große, großer, eigentlich, vielleicht, unbedingt, sag, sagen, sagt, denke, glaube, hätt, wär, wäre, selbst, selber, stil, nem, ner, nen, ne, nich, bald, leider, endlich, wegen, während',
  },
  things: {
    suit: 'hosenanzug, smoking, zweiteiler, kostüm, damensmoking, anzüge, tuxedo',
    dress:
      'abendkleid, sommerkleid, kleidchen, maxikleid*, dirndl, etuikleid, partykleid, robe, das kleine schwarze, ballkleid, wollkleid, kleider, hemdblusenkleid',
    puffer: 'daunenjacke, daunenmantel, steppjacke, winterjacke',
    jacket: 'lederjacke, jeansjacke, regenjacke, übergangsjacke, bomberjacke, bikerjacke, jäckchen, jacken',
    'ankle boots': 'chelsea boots, stiefeletten, boots, ankle boots, bikerboots, halbstiefel',
    boots: 'gummistiefel, stiefel, overknees, winterstiefel',
    heels:
      'absätze, absatz, high heels, pumps, stöckelschuhe, hohe schuhe, absätzen, stilettos, hohe hacken, hohen schuhe, pfennigabsätze',
    sneakers: 'turnschuhe, sneakers, turnschuh',
    flats: 'ballerinas',
    bag: 'handtasche, tasche, henkeltasche, schultertasche',
    hat: 'sonnenhut, strohhut, hut, fascinator',
    cardigan: 'strickjäckchen, strickweste',
    shirt: 'hemd, hemdchen, leinenhemd',
    trousers: 'hose, anzughose, hosen',
    scarf: 'tuch, halstuch, stola, seidentuch, pashmina',
    fur: 'felljacke, pelz, kunstfell',
    camel: 'cognac, cognacfarben, kamel, karamell, cognacbraun',
    turquoise: 'petrol, türkis, petrolfarben, aqua',
    green:
      'dunkelgrün, flaschengrün, hellgrün, salbei, salbeigrün, tannengrün, waldgrün, moosgrün, grünen, lindgrün',
    lilac: 'flieder, lavendel, fliederfarben, helllila',
    pink: 'rosa, altrosa, pink, puderrosa, rosé, hellrosa, zartrosa, rosarot',
    navy: 'marine, marineblau, dunkelblau, nachtblau',
    'light blue': 'hellblau, himmelblau, babyblau, eisblau',
    blue: 'königsblau, kobaltblau, royalblau, kornblumenblau',
    burgundy: 'bordeaux, weinrot, bordeauxrot, dunkelrot, burgunder, burgunderrot, aubergine',
    red: 'knallrot, tiefrot, kirschrot, feuerrot, signalrot',
    cream: 'creme, ivory, elfenbein, cremeweiß, cremefarben, wollweiß, offwhite, champagner',
    yellow: 'zitronengelb, sonnengelb',
    grey: 'hellgrau, dunkelgrau, silbergrau',
    purple: 'lila, violett, pflaume',
    multicolour: 'bunt, was buntes, farbenfroh, farbenfrohes, kunterbunt',
    mustard: 'senf, senfgelb, ocker, curry',
    sequin: 'pailletten, glitzer*, glitzernd*, glänzend, funkel*, glamour stoff, metallic',
    natural: 'naturfaser*, naturmaterial*, natürliche materialien, natürliche stoffe, naturstoffe',
    animal: 'vegan*, tierisch*, tierfrei, nichts vom tier, tierleid',
    leather: 'leder, echtleder',
    velvet: 'samt',
    'long sleeve':
      'langarm, langärmlig, lange ärmel, langärmelig, langärmeliges, langen ärmeln, langärmliges',
    'short sleeve': 'kurzarm, kurze ärmel, kurzärmlig, kurzärmelig, kurzen ärmeln',
    maxi: 'lang, lange, langes, langer, langen, bodenlang*',
    mini: 'kurz, kurze, kurzes, kurzer, kurzen, minirock länge',
    midi: 'midi*, knieumspielend, wadenlang*, mittellang',
    floral: 'geblümt*, blumen*, blümchen*, florales, blumenmuster, blütenmuster',
    leopard: 'leo*, animal print, leoprint, tigermuster, leopard*',
    checked: 'kariert*, karo*, vichy, schottenmuster',
    striped: 'ringel*, streifen*, gestreift*, nadelstreifen',
    'polka dot': 'punkte, gepunktet*, tupfen, pünktchen',
    wrap: 'wickel*',
    'wide leg': 'weite hose, marlenehose, weites bein, weitem bein, marlene',
    quilted: 'gesteppt*, stepp*',
    accessories: 'accessoires',
  },
  places:
    'berlin, hamburg, münchen, köln, frankfurt, stuttgart, düsseldorf, leipzig, dresden, wien, zürich, salzburg, graz, basel, bern, genf, innsbruck, linz, paris, london, rom, mailand, venedig, barcelona, madrid, lissabon, mallorca, ibiza, kreta, griechenland, italien, spanien, portugal, frankreich, schweden, norwegen, dänemark, island, kopenhagen, amsterdam, prag, budapest, istanbul, antalya, new york, dubai, bali, thailand, tokio, nürnberg, hannover, bremen, freiburg, heidelberg, rügen, warnemünde, st moritz, kitzbühel, kroatien, südtirol, tirol, gardasee, toskana, teneriffa, gran canaria, marokko, türkei, ägypten, luzern, potsdam, bonn, münster, kiel, rostock, mannheim, dortmund, essen',
}
