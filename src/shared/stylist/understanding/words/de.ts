import type { WordsOfSophia } from '../source.ts'

export const words: WordsOfSophia = {
  language: 'de',
  colours: 'before',
  homographs:
    'größe grösse große großer großes großen größen größer langer länger langeres längeres kurzer kürzer wärmer warmer wärmeres warmeres würde wurde würden wurden',
  lookalikes:
    'weißt, weisst, heißt, heisst, tot, töten, töte, toten, toter, totes, rein, reine, reiner, reines, reinen, seid, würden, würd, tür, türen, türe, hört, hörte, hörten, eure, euren, eurer, eurem, eures, wasser, versucht, verbraucht, allen, aller, schlecht, schlechte, schlechter, schlechten, schlechtes, blut, bluten, jack, jackie, lieben, liebes, lachen, lache, lach, lachst, schauen, schaue, frank, franklin, bitten, bitter, leiche, leichen, regeln, legen, lege, reinlegen, klappe, schlagen, schlägt, schläge, schlage, schlagt, schläger, schlägerei, weise, weiser, weisen, lauf, laufe, sauer, sauerei, punkt, wette, wetten, vertraut, vertraust, übrigens, schicksal, schicksals, schickt, schickte, schickten, schickst, schützen, verstand, gegessen, messer, messen, leise, leises, schreien, wand, wände, wänden, treten, trete, flasche, flaschen, weinen, weine, weinte, fräulein, stein, bad, vertrag, verträge, vertragen, mister, lösen, löse, officer, scheinen, schein, scheine, schatten, wachen, streiten, oliver, marie, marines, klären, morgan, gas, las, gründen, schlacht, schlachten, schlucht, empfangen, empfange, empfängt, empfänger, aufgefallen, schulter, west, westen, western, osten, schneiden, laß, angestellt, aufgestellt, abgestellt, umständen, umstände, fieber, leon, leonard, gegner, fische, jungfrau, schuldest, mauer, mauern, bär, bären, maschinen, reiß, reiße, reißen, deck, decken, deckel, decker, technologie, jünger, jüngere, jüngeren, reg, genauer, genaue, genauen, laune, anstellen, trocken, trocknen, schweren, schweben, grüße, grüßen, gruß, katzen, freier, täuschen, täuscht, täuschung, maus, schicht, leine, leinwand, locken, locke, reis, schmeißen, schieße, widerstehen, sau, bremsen, bremse, gerichtet, loser, lose, kratzer, gerücht, süßigkeiten, krach, hall, wellen, welle, wells, well, schlauer, julien, julie, fester, feste, rob, lieder, verbreiten, vertreiben, wei, barnes, austausch, römer, datenbank, klaren, klare, klarer, spritze, spritzen, spitzel, ausgesehen, eisen, violet, formel, galaxie, galactica, hase, hasen, schalt, schale, berufung, berufen, hamburger, jane, jean, jeanne, megan, collins, ross, würfe, anfänger, läuten, platzen, absetzen, beleidigung, beleidigungen, gestoppt, rohr, rohre, schütteln, distanz, anhängen, rauschen, taschentuch, bon, dat, laser, neuem, lux, sonde, einsehen, einzugehen, äußern, bloßen, schafft, nord, läufer, mais, main, blues, träger, wiese, munter, spanier, besetzung, besetzen, mitteilung, sonderlich, wandert, murmeln, pfleger, sanders, blutbad, bones, jacks, friss, skinner, streifenwagen, wechselgeld, gleicht, behälter, verlassen, entlassen, gelassen, lässt, hast, brille vergessen',
  occasions: {
    wedding_guest:
      'hochzeit*, *hochzeit, hochzeitsgast, trauzeugin, trauzeuge, brautjungfer, brautmutter, heirat, heiratet, heiraten, trauung*, vermählung, hochzeiten, hochzeitsfeier, auf eine hochzeit, hochzeitseinladung, zur hochzeit, freie trauung, hochzeitsgästin, polterhochzeit, heiraten meine freunde, standesamtliche feier von freunden, braut trägt, brautjungfern tragen, braut kommt in, traut sich, trauen sich, das ja wort, jawort, brautvater, bräutigammutter, bräutigams mutter, hochzeitsfeier*, hochzeitsparty, trauungen, heiratet meine, hochzeitstafel, kirchliche trauung, trauzeug*, als gast auf, hochzeitsgesellschaft, brautjungfern, blumenmädchen',
    bride:
      'ich bin die braut, meine hochzeit, meine eigene hochzeit, ich heirate, wir heiraten, als braut, bin die braut, brautkleid, unsere hochzeit, meiner hochzeit, unserer hochzeit, brautoutfit, brautmode, wir trauen uns, traue mich, ich heirate selbst, unsere trauung, meine trauung, unser großer tag, mein großer tag, heirate im, heirate am, heirate nächste, heirate diesen, ich trau mich, meiner trauung, eigenen hochzeit, eigene hochzeit',
    civil_wedding: 'standesamt*, standesamtlich*, ziviltrauung',
    engagement: 'verlobung*, antrag, verloben, verlobt',
    baptism:
      'taufe*, tauffeier, patin, taufpatin, *taufe, getauft, tauft, taufgottesdienst, taufkind, patenkind taufe, patentante, patenonkel, taufgast, zur taufe, segensfeier, willkommensfest',
    communion:
      'kommunion*, konfirmation*, firmung*, erstkommunion, konfi, konfirmation, firmung, kommunion, jugendfeier, weißer sonntag, weißen sonntag, konfirmand*, kommunionkind, firmling, firmpatin, erstkommunion*, konfirmiert, kommunionfeier',
    bar_mitzvah: 'bar mizwa, bat mizwa, bar mitzwa, bat mitzwa',
    graduation:
      'abschlussfeier*, absolvent*, bachelorfeier, zeugnisvergabe, sponsion, abifeier, graduierung, abschluss*, uniabschluss, zeugnisverleihung, abschlussfeier, zeugnisübergabe, promotionsfeier, exmatrikulation, bachelorabschluss, masterfeier, doktorfeier, abiturfeier, abi feier, abschluss feier, examensfeier, uni abschluss, abschlussfeiern, bachelor feier, meisterfeier, freisprechung*, gesellenbrief*, lossprechung, diplomfeier, doktorhut, verteidigung der doktorarbeit, promotion, promoviert, abizeugnis, examen, gradualfeier, urkundenverleihung, verleihung der urkunden, matura, maturafeier, masterabschluss, bachelorverleihung',
    prom: 'abiball*, maturaball*, schulball, abschlussball*, tanzstundenball, abiball, abschlussball, schulabschlussball, maturaball, abi ball, abiturball, abschlussballkleid, schulabschluss, zehntklässler abschluss, realschulabschlussball, kränzchen, debütantinnenball',
    gala: 'gala*, ball, opernball, preisverleihung*, benefiz*, wiener ball, bälle, galaabend, filmpremiere, roter teppich, sommerball, presseball, bundespresseball, winterball, maskenball, ballnacht, juristenball, ärzteball, unicef gala, charity*, spendengala, preisverleihungen, ehrung, bundesverdienstkreuz, staatsempfang, botschaft, empfang beim, filmfestspiele, galadinner',
    opera:
      'oper, opern*, ballett, philharmonie, operette, opernabend, ballettabend, ballettaufführung, semperoper, staatsoper, bayreuth, festspiele, salzburger festspiele, zauberflöte',
    theatre:
      'theater*, musical*, schauspielhaus, kabarett, theater, kabarettabend, musical, kabarett*, comedy, comedyabend, varieté, improtheater, komödie, könig der löwen, theaterabend, premiere, theaterpremiere, freilichtbühne, zirkus, puppentheater, poetry slam, lesung',
    concert:
      'konzert*, *konzert, gig, konzert, openair, open air, live konzert, konzerte, elphi, elbphilharmonie, chorkonzert, jazzabend, jazzkonzert, orgelkonzert, liederabend, taylor swift, helene fischer, rammstein, band spielt, livemusik',
    festival:
      'festival*, *festival, oktoberfest, wiesn, wacken, kirmes, volksfest, schützenfest, stadtfest, kirchweih, dirndl fest, wasn, cannstatter wasen, festivaloutfit, dult, kerwe, maibaum, wiesn*, oktoberfest*, wasen, weinfest*, straßenfest*, dorffest, jahrmarkt, rummel, hurricane, rock am ring, southside, parookaville, fusion, festivals, mittelaltermarkt, csd, pride, christopher street day, schützenfest*, feuerwehrfest, kerb, kärwa, kirmes*, frühlingsfest, hafengeburtstag, zeltfest, bierfest, stoppelmarkt',
    club: 'club, disco, disko, tanzen, clubben, feiern gehen, berghain, techno*, mädelsabend, feiern, tanzen gehen, ausgehen, weggehen, in den club, clubnacht, nacht durchtanzen, disse, clubs, tanzen gehn, tanzabend, tanzkurs, salsa*, tango*, milonga, standardtanz, disco*, diskothek, technoclub, rave, rave party, durchtanzen, feiern gehn, auf die piste gehen, partynacht, mädelsnacht, ausgeh*, um die häuser ziehen, um die häuser, schlagerparty nacht, tanzlokal, boazn tour',
    party:
      'party, *party, feier, *feier, fest, jga, junggesellinnenabschied, einweihung*, empfang, sektempfang, jubiläum, sommerfest, betriebsfeier, firmenfest, silberhochzeit, goldene hochzeit, klassentreffen, *treffen, sause, fete, party machen, feierei, abifeier, hüttengaudi, semesterparty, wg party, abschiedsfeier, abschiedsparty, verabschiedung, polterabend, poltern, polterfest, polterabend*, feten, garagenparty, ü30 party, ü40 party, ü50, ü40, ü30, richtfest, einstand, ausstand, ruhestand, pensionierung, rentenfeier, abschied, abschiedsfest, betriebsfest, firmenfeier*, firmenjubiläum, firmenevent, teamevent, wg einweihung, wohnungseinweihung, einzugsparty, rubinhochzeit, diamantene hochzeit, goldhochzeit, hochzeitstag feiern, junggesellinnenparty, junggesellenabschied, jga wochenende, kostümparty, 80er party, 90er party, bad taste party, poolparty, hausparty, dinnerparty, cocktailparty, sommerfest*, nachbarschaftsfest, vereinsfest, weinabend, spieleparty, gender reveal party, schlagerparty, empfänge, vereinsfeier, jubiläum*, stehempfang, kaffeekränzchen feier, party bei',
    birthday:
      'geburtstag*, *geburtstag, 18., 30., 40., 50., 60., 70., 80., runden, geburtstagsfeier, geburtstagsparty, geburtstagskind, runder geburtstag, 18er, 30er, 40er, 50er, 60er, dreißigster, vierzigster, fünfzigster, 80ster, wird volljährig, halbrunder, runder, rundem geburtstag, runden geburtstag, nullt, es nullt, dreißigste, vierzigste, fünfzigste, sechzigste, siebzigste, achtzigste, neunzigste, zwanzigste, fünfzigsten, sechzigsten, siebzigsten, achtzigsten, neunzigsten, vierzigsten, dreißigsten, 90er geburtstag, geburtstagsessen, geburtstagsbrunch, geburtstagsfete, geburtstagskaffee, b day, bday, purzeltag, wiegenfest, geb feiern, sechzger, fuffzger, sechzigster, siebzigster, achtzigster',
    christmas:
      'weihnacht*, *weihnachtsfeier, heiligabend, advent*, nikolaus, weihnachten, weihnachtsessen, weihnachtsfeier, firmenweihnachtsfeier, chanukka, weihnachtsfeier firma, betriebsweihnachtsfeier, adventsessen, weihnachtsmarkt, weihnachts*, adventsfeier, adventskaffee, adventsmarkt, adventssingen, wichteln, wichtelparty, heilig abend, bescherung, erster feiertag, weihnachtsfeiertag, weihnachtsfeiertage, christbaum, xmas, x mas, krippenspiel, ostern, osterfest, ostersonntag, ostereier, osterfrühstück, weihnachtlich*',
    new_year:
      'silvester*, neujahr*, jahreswechsel, silvester, silvesterparty, neujahrsempfang, silvesterabend, silvesterfeier, silvestergala, neues jahr, jahresende feiern, reinfeiern ins neue jahr, rutsch, guten rutsch, jahreswechsel*, neujahrsessen, neujahrsbrunch',
    eid: 'zuckerfest, opferfest, bayram, eid, ramadanfest, şeker bayramı, kurban bayramı, bayramfest, eid al fitr, zuckerfest*, opferfest*, bayrambesuch',
    ramadan: 'ramadan, iftar, fastenbrechen, iftar*, suhur, fastenmonat, zum fastenbrechen',
    lunar_new_year: 'chinesisches neujahr, chinesische neujahr*, mondneujahr',
    diwali: 'diwali',
    carnival:
      'fasching*, karneval*, fasnacht, fastnacht, rosenmontag*, weiberfastnacht, halloween, mottoparty, karneval, fasching, kostümfest, kölle alaaf, weiberfasching, halloweenparty, faschings*, karnevals*, karnevalsparty, weiberfastnacht*, schmotziger donnerstag, altweiber, kostüm*party, verkleiden, faschingsball, karnevalssitzung, motto party, mottofeier, halloween*, cosplay',
    quinceanera: 'quinceanera',
    feria: 'feria',
    tea_ceremony: 'teezeremonie',
    school_ceremony:
      'einschulung*, elternabend, schulanfang, erster schultag, ersten schultag, elternsprechtag, schulaufführung, schulfest, schulfeier, einschulungsfeier, schulanfangsfeier, zuckertütenfest, einschulung, erster schultag*, schuleinführung, schultüte, schulanfang*, elternabend*, elterngespräch, tag der offenen tür, schulkonzert, abschlussfeier grundschule, schultheater, laternenumzug, sankt martin, st martin, kita fest, kindergartenfest, zuckertüte, elternsprechstunde, sommerfest in der kita, sommerfest der schule',
    coming_of_age: 'jugendweihe, volljährigkeit',
    henna_night: 'hennaabend, henna, kina gecesi, hennanacht, kına gecesi, kina, henna*',
    funeral:
      'beerdigung*, begräbnis, trauerfeier*, beisetzung, trauer*, leichenschmaus, bestattung*, beerdigung, trauergottesdienst, trauerfall, beisetzen, urnenbeisetzung, totenmesse, kondolenz, beigesetzt, bestattet, beerdigt, begraben, zu grabe, zu grabe getragen, grab, trauergast, trauergäste, trauerfeiern, begräbnis*, beisetzung*, urnenbeisetzung*, urne, friedwald, einäscherung, eingeäschert, kremiert, kondolieren, abschied nehmen, letzten weg, letzte geleit, letztes geleit, requiem, gestorben, verstorben*, todesfall, tod meines, tod meiner, seelenmesse, aufbahrung, feuerbestattung, seebestattung, aussegnung, totenwache, beileid, trauernde, sterbefall',
    memorial:
      'gedenk*, totensonntag, gedenkfeier, jahrestag, jahrgedächtnis, friedhof, allerheiligen, jahrgedächtnis*, sechswochenamt, jahresgedächtnis, gedenkgottesdienst, seelenamt, volkstrauertag, gedenkmesse, grab besuchen, friedhof*, stolpersteinverlegung',
    religious_service:
      'kirche*, gottesdienst*, messe in der kirche, moschee, synagoge, andacht, christmette, ostermesse, kirchgang, kirchlich, messe am sonntag, sonntagsmesse, heilige messe, zur messe, gottesdienste, gemeindefest, freitagsgebet, andacht*, kloster, wallfahrt, pilgern, osternacht, karfreitag, krippenfeier, tempel, papst, dom, kathedrale, kapelle, schabbat, jom kippur',
    interview:
      'vorstellungsgespräch*, bewerbung*, jobinterview, assessment center, bewerbungsgespräch*, vorstellungstermin, probearbeiten, vorstellungsgespräch, bewerbungsgespräch, job interview, assessment, vorstellen in der firma, vorstellungsgespräche, bewerben, bewerbe mich, bewerbungsgespräche, vorstellungsrunde, probetag, probearbeit, recruiter, personalerin, personaler, ac tag, auswahltag, auswahlgespräch, assessmentcenter, kennenlerngespräch, zweitgespräch, jobinterview*, castings, casting, vorsprechen, aufnahmeprüfung',
    office:
      'büro*, arbeit, arbeiten, job, office, kanzlei, bank, beruf*, chef, arbeitsplatz, kunden*, dienst, büroalltag, bürotag, fürs büro, ins büro, bürojob, auf arbeit, zur arbeit, arbeitstag, firma, agenturjob, büros, bürotauglich, arbeitsalltag, arbeitsoutfit, bankerin, bank arbeiten, im amt, ämter, behörde, rathaus, ministerium, praxis, steuerbüro, kanzlei*, notariat, agentur*, am empfang, rezeption, kollegen*, kolleginnen, vorgesetzt*, chefetage, vorstand, großraumbüro, konzern, verwaltung, angestellte, buchhaltung, vertrieb, außendienst, lehrerzimmer, unterrichten, unterricht, referendariat, schichtdienst, arbeitskleidung, business alltag, wiedereinstieg, praktikum, ausbildung, azubi in, jobtauglich, arbeitswoche, schaffen gehen, auf der arbeit, bei der arbeit, in der arbeit, in die arbeit',
    business_trip:
      'geschäftsreise*, dienstreise*, businesstrip, geschäftlich nach, beruflich nach, geschäftlich in, beruflich in, beruflich unterwegs, geschäftlich unterwegs, dienstlich nach, dienstlich in, dienstlich unterwegs, geschäftsreisen, kundenbesuch in, businessreise, messereise',
    meeting:
      'meeting*, besprechung*, präsentation*, kundentermin*, termin beim kunden, videocall, videokonferenz, vortrag*, sitzung*, pitch, geschäftsessen, verhandlung*, kundengespräch, meeting, präsentieren, mitarbeitergespräch, mitarbeitergespräch*, jahresgespräch, personalgespräch, zielgespräch, gehaltsgespräch*, gehaltsverhandlung*, kundentreffen, kundenbesuch, geschäftspartner, geschäftstermin*, geschäftsessen*, wichtiger termin, wichtigen termin, termin mit dem chef, investoren, aufsichtsrat, vorstandssitzung, teamsitzung, teammeeting, workshop mit kunden, zoom*, teams call, teamscall, videotelefonat, online meeting, onlinemeeting, jour fixe, betriebsversammlung, hauptversammlung, rede halten, halte eine rede, eine rede, ansprache, referat, präsentier*, moderation, moderiere, banktermin, pitchen, call mit, kick off, businesslunch',
    conference:
      'konferenz*, tagung*, messe, kongress*, fachmesse, buchmesse, seminar, workshop, podium*, konferenzen, tagungen, kongresse, symposium, messestand, messetag, messebesuch, auf der messe, frankfurter buchmesse, leipziger buchmesse, re publica, fachtagung, networking*, netzwerktreffen, netzwerkabend, barcamp, podiumsdiskussion, kolloquium, fortbildung*, weiterbildung*, jobmesse, karrieremesse, keynote, tagungs*',
    home_office:
      'homeoffice, home office, von zuhause arbeiten, von daheim arbeiten, zuhause arbeiten, homeoffice*, im home office, von zu hause aus, arbeite von zuhause, arbeite von zu hause, arbeite daheim, daheim arbeiten, remote, remote job, heimarbeit, homeofficetag',
    first_day:
      'erster arbeitstag, ersten arbeitstag, erster tag im, ersten tag im, neuer job, neuen job, erster tag, ersten tag, erster tag im neuen job, erster tag im job, neuer arbeitgeber, job start, jobstart, neue stelle, neuen stelle, neuer stelle, neue arbeit, neuen arbeit, neuer chef, neuen arbeitgeber, neue firma, neuen firma, jobanfang, arbeitsbeginn, fange an zu arbeiten, fange einen neuen job, fang einen neuen job, fang nen neuen job, ersten arbeitstage, erste arbeitswoche, erste woche im neuen, ausbildungsbeginn, ausbildungsstart, praktikumsstart, jobwechsel, einarbeitung',
    date: 'date, *date, rendezvous, verabredung, valentinstag, dating, tinder*, candle light, romantisches, erstes date, zweites date, date abend, treffen mit einem typen, treffen mit nem typ, jahrestag essen, essen mit meinem freund, essen mit meinem mann, abendessen mit meinem freund, dinner mit meinem freund, jahrestag, unser jahrestag, romantisches essen, romantischer abend, candle light dinner, treffe einen typen, treff mich mit nem typen, tinder date, date night, dates, verabredung*, erste verabredung, jemanden kennengelernt, jemand kennengelernt, treffe mich mit einem, treff mich mit einem, treffe einen mann, candlelight*, candle light*, romantik*, dinner zu zweit, essen zu zweit, abend zu zweit, zu zweit ausgehen, zu zweit essen, valentins*, jahrestag mit, mein freund lädt mich, mein mann lädt mich, mein freund führt mich, mein mann führt mich, bumble, parship, flirten, mein schwarm, blind date, date mit, hochzeitstag mit meinem mann, speed dating',
    dinner:
      'abendessen*, dinner, restaurant, essen gehen, italiener, zum essen, abends essen, beim griechen, sternerestaurant, auswärts essen, raclette, gansessen, chic essen, schick essen, essen gehn, fein essen, schick essen gehen, abendessen mit, dinnerdate, abendessen, abendbrot, geh essen, gehen essen, gehe essen, essen gegangen, zum italiener, beim italiener, zum griechen, zum thai, zum inder, sushi, sushi essen, steakhaus, tapas, fondue, fondueabend, pizzaessen, pizza essen, pizzeria, trattoria, gourmet*, sternelokal, sternekoch, feines lokal, schickes lokal, lokal, lokalen, gasthaus, gasthof, wirtshaus, heuriger, heurigen, gänseessen, martinsgans, krimidinner, dinner*, mehrgängiges, menü, tisch reserviert, tisch bestellt, ins restaurant, im restaurant, restaurant*, auswärts, ausführen, nobelrestaurant, rooftop restaurant, festessen, schnitzel, grünkohlessen, käsefondue',
    brunch:
      'brunch*, frühstück*, brunchen, frühstücken, mädelsbrunch, sektfrühstück, weißwurstfrühstück, osterbrunch, weißwurst',
    lunch:
      'mittagessen*, lunch, business lunch, mittags essen, sonntagsessen, osteressen, mittag essen, mittagstisch, mittagspause, lunchen, businesslunch, zum mittag, sonntagsbraten, mittagsmenü, kantine',
    coffee:
      'kaffee*, café, cafe, kaffeetrinken, kaffeeklatsch, cappuccino, latte, kaffeehaus, kaffeepause, konditorei, kuchenessen, kaffee und kuchen, tee trinken, teatime, eiscafé, eisdiele, eis essen, kaffee trinken, auf einen kaffee, kaffeekränzchen, kränzchen mit',
    drinks:
      'drinks, bar, cocktails trinken, kneipe, aperitif, feierabendbier, aperol, after work, biergarten, weinprobe, weinfest, stammtisch, was trinken, einen trinken, etwas trinken, trinken gehen, drink, auf einen drink, cocktails, cocktail trinken, cocktailbar, weinbar, weinstube, weinverkostung, weinproben, wein trinken, auf ein glas, glas wein, gläschen, sektchen, sekt, prosecco, spritz, aperolspritz, bier, bierchen, biergarten*, kneipe*, kneipentour, bar abend, barabend, barhopping, rooftopbar, rooftop bar, dachterrasse, afterwork, feierabend drink, pub, pubquiz, kneipenquiz, glühwein, aperitivo, sundowner, stammtisch*, besenwirtschaft, straußwirtschaft, hotelbar, umtrunk, boazn, zum wein, beim wein, noch was trinken, noch etwas trinken',
    weekend:
      'fürs wochenende, für wochenenden, wochenendoutfit, am freien tag, gemütlicher sonntag, wochenends, am wochenende anziehen, wochenendlook',
    everyday:
      'alltag*, jeden tag, einkaufen und so, täglich*, alltagstauglich, alltag, für jeden tag, im alltag, alltagsoutfit, besorgungen, erledigungen, tag ein tag aus, stadt gehen, amtsgang, behördengang, zum einkaufen, wocheneinkauf, edeka, rewe, aldi, lidl, mamaalltag, mama alltag, unter der woche, wochentags, rumlaufen, jeden tag tragen, täglichen, alltags*',
    school_run:
      'kind zur schule, kinder zur schule, kita*, schultor, kindergarten*, abholen von der, kinder abholen, kinder bringen, schule bringen, kinder in die schule, kita abholen, kita bringen, kinder zur schule bringen, kind abholen, kids abholen, kids zur schule, schulweg, kinder von der schule, kinder vom kindergarten, kiga, kindergarten, krippe, die kleinen abholen, kleinen zur kita, kleinen in die kita, tochter zur schule, sohn zur schule, schule abholen, hort, kinder zur kita, kind zur kita, zur kita, kinder in den kindergarten, kind in den kindergarten, in den kindergarten, in die kita, zur schule bringen, von der schule, von der schule abholen, aus der kita, aus dem kindergarten, schulhof, elterntaxi, zur grundschule, vorschule, tagesmutter, kinder abgeben, abholen/bringen/abhole/bringe/abliefern/fahren + schule/kita/kindergarten/hort/krippe/grundschule/kiga',
    playground:
      'spielplatz*, sandkasten, krabbelgruppe, spielgruppe, spielplätze, buddeln, sandkiste, sandkasten*, rumtoben, herumtoben, kinderturnen, krabbelgruppe*, pekip, eltern kind, spieltreff, kletterpark mit, tierpark, zoo, zoobesuch, kleinkind hinterher, indoorspielplatz, kinderwagen schieben, kindergeburtstag',
    university:
      'uni, universität*, vorlesung*, hochschule, campus, hörsaal, studium, fh, seminar*, prüfung*, vorlesungen, studieren, studiere, studentin, studenten, semester, semesterstart, semesterbeginn, erstsemester, ersti, ersti woche, klausur*, mündliche prüfung, prüfungen, bibliothek, mensa, uni*tag, hörsäle, masterarbeit, bachelorarbeit, fachhochschule, auslandssemester, berufsschule, unialltag',
    shopping:
      'shopping*, shoppen, stadtbummel, einkaufsbummel, wochenmarkt, markt, einkaufen, bummeln, flohmarkt, supermarkt, weihnachtsmarkt, christkindlmarkt, shoppen gehen, einkaufen gehen, bummeln gehen, shoppingtour, shoppingtag, shopping center, einkaufszentrum, mall, innenstadt, fußgängerzone, einkaufsstraße, outlet, ikea, flohmärkte, trödelmarkt, antikmarkt, markthalle, bauernmarkt, wochenmarkt*, stadtbummel*, bummel durch, kaufhaus, kadewe, schlussverkauf, baumarkt, weihnachtsmärkte',
    museum:
      'museum*, ausstellung*, vernissage*, galerie*, kunsthalle, museen, galerien, ausstellungen, kunstausstellung, vernissagen, finissage, lange nacht der museen, documenta, biennale, kunstmesse, louvre, pinakothek, städel, museumsinsel, museumsbesuch, galerieeröffnung, kunst angucken, schloss besichtigen, schlossbesichtigung',
    walk: 'spaziergang*, spazieren*, gassi*, bummel, gassigehen, schlendern, hunderunde, promenade, hund/hündin/hunde/wauwau/vierbeiner + gehen/geh/gehe/gassi/raus/spazieren/spaziergang/runde/laufen/draußen/gehn, spazier*, spaziere, flanieren, waldspaziergang, herbstspaziergang, strandspaziergang, sonntagsspaziergang, gassirunde*, hundespaziergang, mit dem hund, mit hund raus, um den see, runde um den see, an der alster, isar, durch den park, im park, stadtpark, tierpark spazieren, bummeln am, schlossgarten, herumlaufen, kinderwagen runde',
    garden_party:
      'gartenparty*, gartenfest*, gartenfeier*, fest im garten, party im garten, feier im garten, gartengrillen, sommerparty im garten, geburtstag im garten, kaffee im garten, im schlosspark, gartenfeste, sommerfest im garten, krocket, laubenfest',
    barbecue:
      'grillen, grillfest, grillparty, grillabend, barbecue, bbq, angrillen, grill*, gegrillt, grille, grillen*, angegrillt, bbqs, barbecues, grillnachmittag, grillfete, lagerfeuer',
    picnic:
      'picknick*, picknicken, picknickdecke, open air kino, freiluftkino, park mit decke, englischer garten',
    beach:
      'strand*, meer, ostsee, nordsee, baden, freibad, badesee, pool*, see baden, am see, schwimmen, sylt, strandurlaub, badeurlaub, am strand, an den strand, badestelle, badestrand, am meer, ans meer, zum meer, strandbad, strandbar, strandpromenade, baggersee, freibad*, schwimmbad, hallenbad, therme, thermalbad, sauna, aquapark, see, zum see, an den see, norderney, usedom, rügen strand, timmendorf, scharbeutz, amrum, föhr, planschen, sonnenbaden, sonnen, strandkorb, wattwandern, wattenmeer, küste, hafenrundgang, sup, stand up paddling, surfen, tauchen, schnorcheln, badetag',
    vacation:
      'urlaub*, reise, ferien*, verreisen, flitterwochen, safari, roadtrip, camping*, rundreise, hochzeitsreise, urlaubsreise, all inclusive, urlaub, in den urlaub, kurzurlaub, fernreise, mallorca urlaub, wellness, wellnesswochenende, sommerurlaub, winterurlaub, familienurlaub, wellnessurlaub, wellness*, pauschalreise, pauschalurlaub, ferienwohnung, ferienhaus, finca, backpacking, rucksackreise, interrail, zelten, zelturlaub, wohnmobil, camper, campingplatz, campen, glamping, weltreise, fernreisen, auslandsreise, verreise, wegfahren, wegfliegen, fliegen in den urlaub, in die sonne, malediven, seychellen, karibik, dom rep, mauritius, flitterwoche, honeymoon, hochzeitsreise*, herbstferien, sommerferien, osterferien, pfingstferien, winterferien, inselhopping, center parcs, reisen, reise nach, rundreisen, busreise, bildungsreise, mädelsurlaub, mädelstrip, mutter tochter urlaub, auszeit, kur, kurklinik, koffer, handgepäck packen, wanderurlaub, radurlaub, spa tag, day spa, im spa, spa wochenende',
    city_trip:
      'städtetrip*, städtereise*, sightseeing, wochenendtrip, kurztrip, stadtbesichtigung, stadtführung, städtetrip, stadt anschauen, stadt angucken, städtereise, stadt erkunden, städtereisen, städte trip, wochenende in, wochenendtrip*, wochenendausflug, tagesausflug, tagestrip, ausflug nach, ausflug, ausflüge, tage in, stadttour, stadtrundgang, sightseeing*, sehenswürdigkeiten, altstadt, altstadtbummel, citytrip, kurztrips, stadtrundfahrt, klassenfahrt, kopfsteinpflaster, tage nach',
    cruise:
      'kreuzfahrt*, schiff, kapitänsdinner, segeln, bootsfahrt, yacht*, aida, segeltörn, bootstour, kreuzfahrten, mein schiff, an bord, flusskreuzfahrt, kapitänsdinner*, kapitänsabend, landgang, seetag, seetage, segelboot, segelyacht, segelregatta, boot, bootsausflug, bootsparty, dampferfahrt, dampfer, hausboot, hurtigruten, fähre, katamaran, schiffsreise, schifffahrt, hafenrundfahrt, kieler woche',
    hiking:
      'wandern, wanderung*, berge, bergtour, trekking, almhütte, klettern, alm, bergsteigen, wander*, berg, wandern gehen, wanderurlaub, bergwandern, wandertag, wandern*, wandertour, wanderweg, bergwanderung, bergtouren, gipfel, gipfeltour, hüttentour, hüttenwanderung, almabtrieb, klettersteig, kletterhalle, trekking*, jakobsweg, harz, brocken, dolomiten wandern, allgäu, alpenüberquerung, alpen, zugspitze, in die berge, in den bergen, schneeschuhwandern, nordic walking, waldwanderung, bergwandern*, pilgerweg, pilze sammeln',
    ski_trip:
      'ski*, skiurlaub, apres ski, snowboard*, piste, skifahren, hütte, rodeln, skifahren*, skiurlaub*, skihütte, skireise, skigebiet, skiwochenende, snowboarden, langlauf, langlaufen, apres ski*, apresski, rodel*, schlittenfahren, winterurlaub in den bergen, skihalle, ischgl, saalbach, sölden, skitour, hüttenurlaub im schnee, auf die piste, pisten',
    flight:
      'flug, flugzeug, langstreckenflug, zugfahrt, fliege, lange fahrt, nachtzug, langstrecke, bahnfahrt, flüge, langstreckenflüge, im flieger, flieger, im flugzeug, fliegen, stunden flug, stunden fliegen, stunden zug, stunden im zug, stunden zugfahrt, zug fahren, bahnreise, ice fahrt, im ice, im zug, autofahrt, lange autofahrt, stunden auto, stunden im auto, stunden autofahrt, busfahrt, fernbus, flixbus, nachtbus, schlafwagen, reisetag, anreise, rückflug, hinflug, nachtflug, zugreise, lange reise im',
    airport: 'flughafen, am flughafen, airport, terminal, boarding, gate, zwischenstopp, flughafen*',
    races:
      'pferderennen, galopprennen, galopprennbahn, rennbahn, derby, baden baden rennen, trabrennen, ascot, iffezheim, polo turnier, rennbahn*, galopper, pferderennen*, derbytag, hamburger derby, baden badener rennwoche, renntag, rennwoche, poloturnier, polo spiel, chio',
    sport:
      'sport, fitness*, yoga*, joggen, gym, training, tennis, laufen gehen, golf*, pilates, marathon, workout, radfahren, fahrradtour, turnen, fußball*, zumba, sport machen, fitnessstudio, studio training, bouldern, joggen gehen, sportstudio, ins fitness, mcfit, crossfit, hiit, trainieren, krafttraining, gewichte, spinning, zirkeltraining, aquafitness, wassergymnastik, rückengymnastik, gymnastik, reha sport, rehasport, laufband, lauf*gruppe, halbmarathon, volkslauf, triathlon, joggingrunde, jogge, rennrad, rad fahren, fahrrad fahren, fahrrad, radtour*, radeln, mountainbiken, biken, reiten, reitstunde, reitturnier, reitstall, klettern in der halle, schlittschuhlaufen, eislaufen, inline, inliner, rollschuh, skaten, tanzsport, ballett training, ballettstunde, padel, paddeln, badminton, squash, volleyball, handball, hockey, tennis*, tennisclub, tennisplatz, golfclub, golfplatz, turnier, stadion, bundesliga, fußballspiel, public viewing, bowling, kegeln, minigolf, yogastunde, yogakurs, pilates*, schwimmen gehen bahnen, schwimmkurs, sportkurs, sportunterricht, sportverein, vhs yoga, segelfliegen, angeln, zum laufen, laufen im park, laufgruppe, lauftraining, laufrunde, lauftreff',
    at_home:
      'zuhause, daheim, sofa, couch, gemütlich zu hause, netflix, zu hause, fernsehabend, faulenzen, spieleabend, couchabend, gammeln, rumgammeln, chillen daheim, chillen zuhause, zuhause*, zuhaus, dahoam, in den eigenen vier wänden, auf dem sofa, auf der couch, aufm sofa, serien gucken, serienabend, serienmarathon, netflixabend, filmabend, dvd abend, rumlümmeln, lümmeln, rumhängen, chillen, fauler tag, faulen sonntag, fauler sonntag, gammel*, gammeltag, jogginghosentag, kuschelabend, einigeln, putzen, hausputz, haushalt, hausarbeit, gartenarbeit, im bett, daheim*, homewear, krank im bett, lesen auf dem sofa, vorm kamin, vor dem kamin, übernachtung mit mädels',
    family_visit:
      'schwiegereltern, familienessen, familienfeier, familienfest, bei den eltern, oma besuchen, omas, bei oma, familientreffen, schwiegermutter, seine eltern, seinen eltern, eltern kennenlernen, verwandte*, verwandtschaft, familie besuchen, besuch bei, ihren eltern, eltern meines freundes, bei schwiegereltern, bei den schwiegereltern, schwiegermama, eltern vom freund, verwandtenbesuch, kaffee bei oma, familientag, schwiegerleute, schwiegerfamilie, familientreffen*, familienessen*, familienbesuch, familienausflug, familienwochenende, familienbrunch, großfamilie, sippe, verwandtschaft*, verwandte besuchen, besuche meine, besuche bei, besuch der eltern, besuch meiner eltern, eltern besuchen, eltern von meinem freund, eltern meiner freundin, eltern meines mannes, elternbesuch, zu meinen eltern, bei meinen eltern, zu den eltern, bei oma und opa, zu oma, zur oma, bei meiner oma, zu meiner oma, bei der oma, oma und opa, großeltern, schwiegervater, schwiegereltern*, seine mutter kennenlernen, seine familie, ihre familie, seiner familie, familie kennenlernen, lerne seine eltern, lerne ihre eltern, treffen mit seinen eltern, treffe seine eltern, muttertag, vatertag, tante besuchen, cousinentreffen, heimatbesuch, familientreff',
    baby_shower:
      'babyparty, baby shower, babyshower, pullerparty, gender reveal, babyshower*, babyparty*, babypinkeln, baby party, pampersparty, windelparty',
    photo_shoot:
      'fotoshooting*, shooting*, bewerbungsfoto*, familienfotos, fotograf*, passfoto, fototermin, fotoshootings, fotosession, bewerbungsbild*, bewerbungsfotos, passbild*, passfotos, familienshooting, familienfoto, babybauchshooting, paarshooting, portraitfoto*, porträtfoto*, businessfoto*, linkedin foto, linkedin bild, profilbild, fotos machen, fotos gemacht, professionelle fotos, fototermin*, vor der kamera, kamera, dreh, drehtag, videodreh, tv auftritt, fernsehauftritt, im fernsehen, klassenfoto, hochzeitsfotos machen, verlobungsshooting, xing foto',
    court:
      'gericht*, gerichtstermin, verhandlung vor gericht, scheidungstermin, anwalt, notar, vor gericht, gerichtsverhandlung*, gerichtstermine, scheidung*, scheidungsverhandlung, sorgerecht*, familiengericht, arbeitsgericht, amtsgericht, zeugin, zeuge, zeugenaussage, aussagen vor, als zeugin, schöffin, schöffe, prozess, anhörung, anwaltstermin, notartermin, einbürgerung, vorladung, schlichtung',
    doctor:
      'arzt*, krankenhaus, zahnarzt, frauenarzt, klinik, ärztin, untersuchung, reha, ultraschall, arzttermin*, hausarzt, hausärztin, frauenärztin, zahnärztin, gynäkolog*, orthopäde, hautarzt, augenarzt, kinderarzt, physio*, physiotherapie, krankengymnastik, massage termin, kh aufenthalt, klinik*, krankenhaus*, op, operation, geburt, zur geburt, kreißsaal, entbindung im, vorsorge*, ultraschall*, mrt, röntgen, blutabnahme, impfung, impftermin, chemo*, reha*, kur beim arzt, therapie*, psychologin, dialyse, spital, ambulanz, hebamme*, untersuchung*, darmspiegelung, mammografie',
  },
  weather: {
    hot: 'hitze*, heiß draußen, hochsommer, knallheiß, brütend*, affenhitze, hitzewelle, schwül, es ist heiß, wird heiß, so heiß, total heiß, backofen, bullenhitze, mega heiß, sehr heiß, tropisch*, schwitzen, schwitze, bei der hitze, heißer tag, heiß, heiße, hitze, bullig heiß, bruthitze, affenheiß, sauheiß, superheiß, tierisch heiß, 30 grad und mehr, hitzig, schwüle, hitz*, heiß*, knallhitze, hochsommerlich*, brütende, backofen*, sauna wetter, saunawetter, über 30, über dreißig, dreißig grad, tropennacht, tropen, südseehitze, glühend*, glut, affen hitze, gluthitze, sengend*, sonne knallt, sonne brennt, pralle sonne, praller sonne, in der prallen, vergehe vor hitze, schmelze, zerfließe, verschmachte, schwitzig, wüste, stickig, drückend, drückende hitze, schwüles, heissssss, bei hitze, gefühlte 40',
    warm: 'warm draußen, sonnig, sonne, es ist warm, wird warm, warmes wetter, laue nacht, lauer abend, sonnenschein, warme tage, lau, warmer abend, richtig warm, schön warm draußen, schönes wetter, angenehm warm, schön warm, sommerlich warm, warm*, frühlingshaft warm, frühlingshaft, milder abend, laue, laues, lauwarm, lauschig, sonne scheint, scheint die sonne, sonne kommt, sonnige, sonniges, sonnigen, sonniger, strahlend, strahlender sonnenschein, kaiserwetter, bombenwetter, traumwetter, biergartenwetter, gutes wetter, gutem wetter, wetter ist gut, wetter wird gut, wetter ist schön, wetter wird schön, angenehme temperaturen, angenehme wärme, altweibersommer, goldener oktober, über 20 grad',
    mild: 'mild, milde, nicht zu warm nicht zu kalt',
    cool: 'kühl, kühle, frisch, frische, kühler abend, fröstelig, herbstlich kühl, etwas kalt, kühler, frischer abend, recht kühl, eher kühl, kühl abends, frisch draußen, bisschen frisch, ungemütlich, kühl*, abends frisch, wirds frisch, wird frisch, wirds kühl, abends kühl, morgens frisch, frischer wind, frisches lüftchen, fröstel*, fröstele, herbstlich frisch, klimaanlage, klimatisiert, klimatisierte, zugig, zieht es, kühles wetter, bissl kalt, bisschen kalt, abkühlung, kühlt ab, kühlt es ab, abends kalt, nachts kalt, eher kalt, frostelig, aprilfrisch, unbeständig kühl, morgenkühle, huschig, schattig',
    cold: 'kalt, kälte, eisig*, frost*, eiskalt, bitterkalt, saukalt, arschkalt, minusgrade, frieren, unter null, klirrend*, friere, schweinekalt, frostig, zapfig, klirrend kalt, kalt draußen, frier, frierst, winterlich kalt, sehr kalt, richtig kalt, kälter, hundekalt, eis, glatteis, frostbeule, arschkälte, ziemlich kalt, kalt*, eisekalt, eiseskälte, eisige, eisiger, eiskalte, eiskalter, eiskalten, bibber*, bibbern, zittern vor kälte, zitter, minus grad, minustemperaturen, minusgraden, zweistellig minus, zweistellige minusgrade, gefriert, gefroren, friert, tiefgefroren, sibirisch*, sibirische kälte, polarkälte, arktisch*, schattig kalt, saukälte, mordskalt, winterkälte, bitterkälte, bitter kalt, klirrende kälte, klirrender kälte, raureif, frostig*, frostige, bodenfrost, heizung ist aus, heizung ausgefallen, heizung kaputt, unbeheizt, ungeheizt, kalte kirche, kalten kirche, lausig kalt, lausekalt, verdammt kalt, ganz schön kalt, echt kalt, so kalt, zu kalt draußen, wahnsinnig kalt, abfrieren, abfriere, frierts, eislaufen kalt',
    rain: 'regen, regnet, regnerisch*, schütten, schüttet, nass, nieselt, nieselregen, gewitter*, matsch*, pfütze*, schauer, regentag, dauerregen, sauwetter, schmuddelwetter, schirm, verregnet*, es gießt, pisst, sturzregen, regenschauer, schietwetter, regnen, aprilwetter, es regnet, regenwetter, strömender regen, starkregen, pladdert, plätschert, gießt, platzregen, hagel, nasskalt, regnets, pieselt, regentage, nasses wetter, regen*, regnet*, verregnete, verregneter, nass*, durchnässt, pitschnass, klatschnass, nieselig, niesel*, schüttets, schüttet es, wie aus eimern, wie aus kübeln, in strömen, junge hunde, bindfäden, schnürlregen, landregen, gewittert, gewittrig, donner*, unwetter*, wolkenbruch*, platzregen*, schauer*, regenschirm*, schirm*, matschig, schlamm*, schlammig, pfützen*, schmuddelwetter*, mistwetter, scheißwetter, usselig, usselwetter, schmuddelig, novemberwetter, monsun*, regenzeit, siffig, siffwetter, pisswetter, seichen, seicht, tröpfelt, tröpfeln, pritschelt, plästert, wasserdicht*, regenfest*, regentauglich*, wetterfest*',
    snow: 'schnee*, schneit, schneien, schneesturm, schneematsch, verschneit, schneefall, schneit es, pulverschnee, verschneite, schnee liegt, schneit*, schneefall*, eingeschneit, zugeschneit, neuschnee, schneeflocken, schneegestöber, schneetreiben, blizzard, graupel, graupelschauer, eisregen, winterwunderland, weiße weihnacht, lawinen, tiefschnee, schneeschauer, verschneiten',
    wind: 'wind, windig*, sturm, stürmisch*, böen, stürmt, steife brise, brise, weht, föhn, windig, stürmisch, bläst, sturmböen, wind*, windet, pfeift, zieht wie hecht, zugluft, sturm*, stürmt*, stürmische, sturmtief, orkan*, orkanböen, böig, böen*, brise*, frische brise, küstenwind, gegenwind, es bläst, es weht, weht ein, windstärke, mistral, bora, scirocco, rock fliegt hoch, hochfliegt, hochweht, wegfliegt, weggeweht, verweht',
    forecast:
      'wie wird das wetter, wie ist das wetter, wettervorhersage, wetterbericht, vorhersage, was sagt das wetter, schau … wetter, wird es regnen, wetter morgen, wetter in, passend zum wetter, nach dem wetter, wetter nachschauen, regnet es morgen, wird es heiß, wird es kalt, wetter wird, wie warm wird, wie kalt wird, wetter app, je nach wetter, wetter + schau/guck/check, wetter am, wetter im, wetter für, wetter heute, wetter nächste, wetter dort, wetter da, wetter ist in, wie sieht das wetter, wie siehts wetter, wie wirds wetter, wie das wetter wird, was macht das wetter, wettervorhersage*, wetterprognose, prognose, vorhersage*, wie warm ist es, wie kalt ist es, wie heiß wird, wie heiß ist es, wieviel grad, wie viel grad, wie viel grad hat, regnet es in, regnet es am, regnet es heute, schneit es in, schneit es am, schau mal aufs wetter, schau aufs wetter, guck aufs wetter, check das wetter, schau nach dem wetter, guck nach dem wetter, wird es warm, wird es schneien, brauch ich einen schirm, brauche ich einen schirm, brauch ich einen regenschirm, brauche ich eine jacke, dem wetter entsprechend, ans wetter angepasst, zum wetter passt, zum wetter passend, je nachdem wie das wetter',
  },
  body: {
    petite:
      'zierlich, klein gebaut, bin klein, petite, kurzgröße, klein und zierlich, bin so klein, kleine frau, kleine person, kleine frauen, kurze beine, bin nur, ziemlich klein, sehr klein, zierliche, alles zu groß, winzig, nur 1, kurzer oberkörper, klein geraten, zwerg, zwergin, petite größe, ich klein, bin eher klein, bin recht klein, eher klein gewachsen, klein gewachsen, kleinwüchsig, nicht sehr groß, nicht besonders groß, nicht so groß, kleine größe, unter 1 60, kurzgrößen, ich bin klein, bin sehr klein, bin ziemlich klein, nur eins fünfzig, eins fünfzig, einsfünfzig, eins zweiundfünfzig, eins fünfundfünfzig, einssechzig klein, für kleine, kurze arme, kurzer beine, alles zu lang, immer zu lang, hosen kürzen, alles kürzen, kürzen lassen, muss alles kürzen, kurzgr*, zwergengröße, zwerg bin, mini frau, laufender meter, zierliche figur, zierlicher, zierlichen, kleinen frauen, kleinwüchsig*, kleinwuchs',
    tall: 'bin groß, sehr groß, lange beine, ziemlich groß, langgröße, großgewachsen, große frau, hochgewachsen, groß gewachsen, tall, bin recht groß, überlange, groß gewachsene, lang gewachsen, lange arme, riesig groß, ich bin groß, bin echt groß, bin relativ groß, bin eher groß, große frauen, für große, für lange frauen, riesin, eins achtzig, einsachtzig, eins fünfundachtzig, eins neunzig, überlang, überlänge, überlängen, langgrößen, hosen zu kurz immer, immer zu kurz, alles zu kurz, hochwasserhosen, hochwasser, ärmel immer zu kurz, sehr lange beine, tall größen, über eins achtzig, über 1 80',
    plus: 'mollig*, plus size, kurvig*, übergröße*, große größen, rundlich, dick, kräftig gebaut, vollschlank, stämmig, mehrgewicht, übergewicht*, kurven, füllig*, große größe, moppelig, xxl, xl, 3xl, ein paar kilo zu viel, korpulent, plussize, mehr auf den rippen, größe 46, größe 48, größe 50, größe 52, größe 54, gr 48, gr 50, gr 52, gr 54, kräftiger, kräftig, kräftige figur, breiter gebaut, füllige, rundungen, kurvige, paar kilo zu viel, paar kilo mehr, nicht schlank, nicht die schlankste, mehr dran, speckig, pummelig, curvy, breit gebaut, etwas fülliger, dicker, dicke, xxl*, 4xl, 5xl, größe 56, gr 46, gr 56, gr 58, konfektion 48, konfektion 50, mollige*, rubensfigur, rubens, weibliche rundungen, weibliche kurven, curvy*, plus size*, plussize*, übergewichtig, starkes übergewicht, stark gebaut, breite statur, kräftig gebaute, stämmige, propper, proper gebaut, drall, rundlich*, runder geworden, dicke frau, dicker bin, bin dick, bin zu dick, zugenommen, paar kilos, kilos zu viel, kilos mehr, ein paar pfunde, pfunde zu viel, pfunde, ein bisschen mehr, apfelfigur und mollig, vollere figur, große kleidergröße, keine gertenschlanke, nicht dünn, nicht gertenschlank, nicht mehr schlank, schwerer gebaut, kein strich in der landschaft',
    maternity:
      'schwanger*, babybauch, umstand*, umstandsmode, hochschwanger, schwangerschaft*, ssw, erwarte ein baby, entbindung, babybäuchlein, monat schwanger, kugelrund, murmel, guter hoffnung, schwanger, schwangere, im 6 monat, im 7 monat, im 8 monat, babykugel, werdende mama, kugelbauch, babybauchkleid, in anderen umständen, babybauch*, umstands*, schwangere freundin, monat bin, in der 20 woche, schwangerschaftswoche, ss woche, baby unterwegs, nachwuchs unterwegs, kriege ein baby, bekomme ein baby, bekomm ein baby, zwillinge erwarte, in freudiger erwartung, wachsender bauch, wachsenden bauch, mit bauch und baby, dicker babybauch, mitwächst, mitwachsen, errechneter termin, trage ein baby, trimester, drittes trimester, im siebten monat, im achten monat, im sechsten monat, im fünften monat, im neunten monat, siebter monat, achter monat, im 5 monat, im 9 monat, 5 monat, 6 monat, 7 monat, 8 monat, 9 monat',
    nursing:
      'stille, stillen, still*kleid, stilltauglich, stillzeit, stillmode, stillfreundlich, milchpumpe, stillende, stillende mama, stillbh, stillend, still noch, stille noch, ich stille, ich still, zum stillen, stillkleidung, stillbluse, stillmama, muttermilch, beim stillen, stille gerade, still gerade, stille mein baby, stille ich, still mein, stille meine, stille meinen, zum abpumpen, abpumpen, brust geben, stillend*, stilloberteil, stillshirt, stillkleid, stillpulli, stilltop, stillfunktion, stillöffnung, vorne zum aufknöpfen und stillen, brei und stillen, voll stillen',
    modest:
      'nicht zu freizügig, dezent bedeckt, züchtig, nicht freizügig, nicht so freizügig, hochgeschlossen und lang, verhüllt, sittsam, nicht zu viel haut, keine nackte haut, zu viel haut, nicht aufreizend, bedeckend, anständig, schicklich, nicht freizügiges, nicht zu offenherzig, züchtiges, nichts freizügiges, keine haut zeigen, nicht tief ausgeschnittenes, bedeckt, weniger haut, nicht viel haut, nicht so viel haut, möglichst wenig haut, haut bedecken, haut bedeckt, körper bedeckt, körper bedecken, bedecktes, bedeckte kleidung, züchtige, sittsames, nicht nuttig, nicht billig aussehen, nichts durchsichtiges, nicht durchsichtig, blickdicht, muslimisch*, muslima, islamisch*, strenggläubig, religiös, religiöse, orthodox, modest, modest fashion, keusch, lang und bedeckt, arme und beine bedeckt, schultern und knie bedeckt',
    hijab:
      'hijab, kopftuch*, verschleiert, hidschab, hijab*, kopfbedeckung, chimar, dschilbab, abaya, turban tragen, trage kopftuch, bedecke meine haare, haare bedeckt',
    hide_arms:
      'oberarme*, winkearme, arme verdecken, arme verstecken, meine arme/arme/oberarme/winkearme + verdeck*/versteck*/kaschier*/bedeck*/verhüll*/mag nicht, arme bedeckt, arme kaschieren, arme/oberarme/winkearme/arm + bedecken/verdecken/verstecken/kaschieren/kaschiert/versteckt/verdeckt/bedeckt/verhüllen/nicht zeigen, arme/oberarme/armen/oberarmen/winkearme + hasse/mag nicht/nicht mag/schäme/komplexe/unzufrieden/kaschieren/kaschiert/verstecken/versteckt/verdecken/verdeckt/bedecken/bedeckt/verbergen/umspielt/umspielen/ablenken/stört mich/stören mich, arme nicht zeigen, oberarme nicht zeigen, oberarme/arme/oberarmen/armen + wabbel*/schwabbel*/schlaff*/dick*/kräftig*/winken/zeigen mag/ungern/nicht gern/nicht gerne/schämen/nicht so toll/unwohl, winke arme, winkfleisch, keine nackten arme, schwabbelarme, tattoo am arm, tattoos an den armen, narben am arm, narben an den armen',
    hide_belly:
      'bauch/bäuchlein/speckröllchen/röllchen/mitte/wampe/rettungsring/hüftgold + kaschier*/versteck*/verdeck*/verberg*/wegmogel*/weg/wegschummel*/umspiel*/abdeck*, bauch verstecken, bauch weg, bauchweg, bäuchlein, blähbauch, bauch/bäuchlein/bauchansatz/speck/schwimmring/plauze/schwabbel/ranzen + kaschiert/versteckt/verdeckt/verstecken/verdecken/kaschieren/kaschierend/verbirgt/verbergen/weggezaubert/weniger/unauffällig/wegkaschieren/umspielt, bauch/bäuchlein/bauchansatz/speckröllchen/rettungsringe/röllchen/wampe/taille und bauch + hasse/mag nicht/nicht mag/schäme/komplexe/unzufrieden/kaschieren/kaschiert/verstecken/versteckt/verdecken/verdeckt/bedecken/bedeckt/verbergen/umspielt/umspielen/ablenken/stört mich/stören mich, bauch/bäuchlein/bauchansatz/wampe/speckrollen/bauchspeck/röllchen/speckröllchen/mitte/körpermitte/rettungsring/rettungsringe/hüftgold + auffallen/auffällt/ablenk*/wegzauber*/kaschier*/verbergen/verbirgt/sehen/sieht/abzeichn*/dick*/schwabbel*/ungern/zeigen/betont/betonen/retusch*/problem*/schmeichel*, bisschen bauch, bissl bauch, bauch hab ich, bauch habe ich, hab bauch, habe einen bauch, hab einen bauch, hab nen bauch, bauchansatz, problemzone bauch, rund um den bauch, um den bauch, über den bauch, bauch frei fallend, blähbauch*, apfeltyp, apfelfigur, kaiserschnittnarbe, kaiserschnitt, after baby body, mamabauch, schwabbelbauch, bierbauch, stoma, bauch und hüfte, über dem bauch, am bauch',
    hide_legs:
      'beine/waden/oberschenkel/knie/schenkel/knöchel + kaschier*/versteck*/verdeck*/verberg*/bedeck*/hass*/nicht zeigen, dicke waden, dicke beine, krampfadern, beine/waden/oberschenkel/knie/schenkel + kaschieren/verstecken/verdecken/verbergen/bedecken/kaschiert/versteckt/verdeckt/bedeckt, beine/beinen/waden/oberschenkel/oberschenkeln/knie/schenkel/knöchel + hasse/mag nicht/nicht mag/schäme/komplexe/unzufrieden/kaschieren/kaschiert/verstecken/versteckt/verdecken/verdeckt/bedecken/bedeckt/verbergen/umspielt/umspielen/ablenken/stört mich/stören mich, beine/waden/oberschenkel/schenkel/knie/knöchel/unterschenkel + dick*/stämmig*/kräftig*/breit*/umspiel*/ungern/nicht so toll/nicht schön/unschön/cellulite/narben/narbe/besenreiser, besenreiser, cellulite, orangenhaut, stampfer, lipödem, lymphödem, kompressionsstrümpfe, reiterschenkel, x beine, o beine, knubbelige knie, beine nicht zeigen, beine nicht so zeigen, tattoo am bein, narbe am bein, narbe am knie, dicke knie',
    hide_hips:
      'hüfte/hüften/po/hintern/gesäß + kaschier*/versteck*/verdeck*/verberg*/breit*/umspiel*/groß*/dick*/abdeck*, breite hüften, birnenfigur, reiterhosen, birnentyp, breites becken, hüfte/hüften/po/hintern/popo + kaschieren/verstecken/verdecken/verbergen/kaschiert/versteckt/verdeckt, hüfte/hüften/po/hintern/reiterhosen/gesäß + hasse/mag nicht/nicht mag/schäme/komplexe/unzufrieden/kaschieren/kaschiert/verstecken/versteckt/verdecken/verdeckt/bedecken/bedeckt/verbergen/umspielt/umspielen/ablenken/stört mich/stören mich, po/hintern/popo/hüfte/hüften/gesäß/becken + bedeckt/bedecken/überdeck*/kaschier*/ausladend*/breit/breiter/kräftig*/üppig*/ungern, über den po, über den hintern, über den popo, po bedeckt, über po, po verdeckt, dicker hintern, dicker po, großer hintern, großer po, breiter hintern, breiter po, breiter hüfte, ausladende hüften, mehr hüfte, viel hüfte, a typ, a figur, birnenform, unten breiter als oben',
    show_legs:
      'beine zeigen, schöne beine, beine betonen, beine + zeigen/betonen/betont/herzeigen, bein zeigen, beine/bein + zeigen/zeig/hermachen/zur geltung/betont/betonen/in szene/vorzeigen, tolle beine, lange beine zeigen, gute beine, beine kann ich zeigen, meine beine sind, schlanke beine',
    show_waist:
      'taille betonen, schmale taille, taille zeigen, schlanke taille, sanduhrfigur, wespentaille, schmale mitte, taille herzeigen, taille in szene, taille ist schmal, sanduhr, sanduhr figur, schlanke mitte',
    wheelchair:
      'rollstuhl*, im rollstuhl, rolli, im rolli, rollifahrerin, rollifahrer, sitze im rollstuhl, e rolli, rollstuhlgerecht, rollator, sitzend den ganzen tag im stuhl',
    sensitive_skin:
      'neurodermitis, empfindliche haut, empfindlich*, juckt, kratzt, kratzig, allergi*, juckende, kratzen, hautausschlag, schuppenflechte, sensible haut, jucken, nicht kratzen, kratzige stoffe, juckende stoffe, wollallergie, allergie, hautallergie, kratzt mich, kratzt auf der haut, beißt auf der haut, juckt mich, juckt auf der haut, jucken auf der haut, juckreiz, piekst, pikst, pieksen, piksen, reizt meine haut, hautreizung, hautirritationen, hautprobleme, sensible, sensibel, ekzem, ekzeme, rosacea, nickelallergie, kontaktallergie, kontaktekzem, reagiere auf, reagiert meine haut, meine haut reagiert, haut reagiert, haut spinnt, haut verträgt, nesselsucht, quaddeln, pickel davon, wund, scheuern, scheuert, aufgescheuert, etiketten stören, etikett kratzt, nähte stören, nähte kratzen, hochsensibel, autistisch, autismus, autistin, hautfreundlich, neurodermitikerin, psoriasis, krieg ausschlag, bekomme ausschlag, ausschlag, nichts kratziges, nichts kratzt',
    large_bust:
      'große oberweite, viel oberweite, großer busen, große brust, großen busen, viel busen, große brüste, üppige oberweite, viel holz vor der hütte, großem busen, vollbusig*, großer oberweite, körbchen, großer brust, großem dekolleté, dd, großen brüsten, cup e, cup f, g cup, oberweite groß, große titten, viel brust, große oberweite*, viel oberweite*, üppiger busen, üppige brust, üppigen busen, üppiges dekolleté, pralle, große körbchengröße, großes körbchen, körbchengröße e, körbchengröße f, körbchen f, körbchen g, körbchen e, körbchen dd, 80e, 75f, 85d, 85e, 80f, 90e, 75e, 75g, 80g, cup g, cup dd, dd cup, e cup, f cup, doppel d, viel holz, vorbau, großer vorbau, oben rum viel, obenrum viel, obenrum mehr, oben rum mehr, oben herum mehr, oben viel, große möpse, große glocken, vollbusig, blusen spannen, bluse spannt, spannt immer über der brust, spannt über der brust, knöpfe springen, knöpfe spannen, klafft an der brust, klafft, obenrum gut bestückt, gut bestückt',
    small_bust:
      'kleine oberweite, wenig oberweite, kleiner busen, kleine brust, wenig busen, flache brust, kleine brüste, kleinen busen, kleiner oberweite, flachbrüstig, wenig brust, a körbchen, kaum busen, flachbrüstige, kleine körbchen, körbchen a, körbchen aa, aa cup, a cup, 70a, 75a, cup a, körbchengröße a, obenrum wenig, oben rum wenig, oben herum wenig, obenrum nichts, oben nichts, wenig oberweite*, wenig obenrum, wenig vorbau, wenig holz, flach wie ein brett, brett, kaum oberweite, kaum brust, nicht viel busen, nicht viel brust, nicht viel oberweite, kleinem busen, kleiner brust, mini busen',
  },
  fit: {
    loose:
      'locker*, weit geschnitten, nicht eng, oversize*, luftig geschnitten, fließend*, nichts enges, weit, weiter schnitt, luftig und weit, nicht zu eng, nichts engen, legerer schnitt, schlabber*, weite sachen, nicht einengen, kneift nicht, gummizug, weite, weiter geschnitten, weit geschnittenes, lockeres, lockere, lockerer, luftig weit, nicht hauteng, nicht figurbetont, nicht so eng, keine engen, zu eng mag ich nicht, legere weite, a linie, weites, nicht einengt, nichts einengendes, nichts figurbetontes, nichts körperbetontes, nichts knappes, nicht knapp, nichts anliegendes, nicht anliegend, darf nicht spannen, nicht spannt, nichts was spannt, nichts drückt, nicht drückt, luft lassen, luft zum atmen, gummibund, mit gummizug, elastischer bund, elastischem bund, weiter geschnittenes, locker fallend*, fließender stoff, umspielt, umspielen, umspielend*, umschmeichelt, kaschig, oversized, boxy, a form, ausgestellt und weit, weite form, sackartig, großzügig geschnitten, lässig weit, nicht auf figur',
    fitted:
      'figurbetont*, eng anliegend*, körpernah, hauteng, eng, enge, enger schnitt, enganliegend*, körperbetont, anliegend, schmal geschnitten, auf figur, enges, figurbetontes, figurbetonter, enganliegendes, schmal, körperbetontes, bodycon, hauteng*, figurnah*, knackig, knalleng, eng geschnitten, eng geschnittenes, slim fit, körpernahes, figurformend, betont meine figur, figur betonen, figur zeigen, meine kurven zeigen, kurven betonen',
    sleeves:
      'arme bedeckt, mit ärmeln, mit ärmel, schultern bedeckt, bedeckte schultern, bedeckte arme, mit arm, lange ärmel, schultern bedecken, ärmel, mit langen ärmeln, langarm, langärmlig, halbarm, dreiviertelarm, 3/4 arm, lange arme bedeckt, ärmelig, ärmel dran, dreiviertel ärmel, schultern/schulter + bedeckt/bedecken/bedeckend/verdeckt/verdecken/verhüllt/verhüllen, nichts ärmelloses, nicht ärmellos, nichts schulterfreies, nicht schulterfrei, keine nackten arme, keine nackten schultern, keine spaghettiträger, halblange ärmel, kurze ärmel wenigstens, mit langem arm, ärmel bis, ärmel über, mit ärmeln dran',
    long_hems:
      'knie bedeckt, übers knie, über dem knie bedeckt, knielang, bodenlang, wadenlang, unterm knie, knie bedeckend, unter dem knie, bis zum knie, knöchellang, knieumspielend, über die knie, bis zu den knöcheln, unters knie, über knie, knie verdeckt, bodenlanges, knielanges, wadenlanges, bis zum knöchel, knie/knien/waden/knöchel + bedeckt/bedecken/bedeckend/verdeckt/verdecken/verhüllt, übers knie gehen, übers knie geht, über das knie, nicht kürzer als, mindestens knielang, knielang oder länger, nichts kurzes, nicht zu kurz, nicht so kurz bitte, kein mini, keine minis, lang genug, bis übers knie, bis unters knie, bis zur wade, bis zum boden, wadenlange, wadenlanger, knielange, knielanger, knielangen, bodenlange',
    short_hems:
      'kurzer saum, oberhalb der knie, überm knie, über dem knie, kürzerer saum, bis übers knie hoch, bein zeigen darf, gern kurz, darf kurz sein, kurz darf es sein, oberschenkellang',
    high_neck:
      'nicht zu tief ausgeschnitten, nicht so tief ausgeschnitten, nichts tief ausgeschnittenes, ohne tiefen ausschnitt, hochgeschlossen*, kein ausschnitt, kein tiefer ausschnitt, keinen ausschnitt, ohne ausschnitt, kein dekolleté, kein dekollete, nicht zu tief ausgeschnitten, ohne dekolleté, keinen tiefen ausschnitt, nicht so tiefer ausschnitt, nicht tief ausgeschnitten, hochgeschlossen, ohne tiefen ausschnitt, kein tiefes dekolleté, hochgeschlossenes, ausschnitt zu, ausschnitt nicht, nicht zu viel ausschnitt, nicht so viel ausschnitt, wenig ausschnitt, kein großer ausschnitt, keinen großen ausschnitt, nicht so tief, nicht tief dekolletiert, dekolleté bedeckt, dekolleté verdeckt, dekolleté nicht, kein v ausschnitt, keinen v ausschnitt, ausschnitt hoch, hals bedeckt, halsnah, hohem kragen, hoher kragen, stehkragen, nicht ausgeschnitten, nichts ausgeschnittenes, busen bedeckt, brust bedeckt',
    waist:
      'taille betont, taille, tailliert*, gürtel um die taille, betonte taille, in der taille, taille machen, taille zeigt, taillierter, taillengürtel, taille betonen, taillenbetont*, taille soll, taille zu sehen, taille sieht, taille zaubern, taille formt, betont die taille, in der mitte geschnürt, taillenschnitt, taillenband, mit taille, gebunden in der taille, bindegürtel, schöne taille, die taille',
    comfortable:
      'bequem*, komfortabel*, gemütlich*, angenehm zu tragen, weich, bewegungsfreiheit, bequemes, kuschelig bequem, tragekomfort, pflegeleicht und bequem, dehnbar, bequeme, bequemer, bequemen, bequem, gemütlich, komfi, comfy, kuschlig, dass nichts kneift, nichts kneift, nicht kneift, bewegen kann, gut bewegen, praktisch, praktisches, lange stehen, viel stehen, viel laufen können, gut laufen, gut drin laufen, bewegungsfreiheit*, drin bewegen, bewegen können, gut sitzen, lange sitzen, den ganzen tag sitzen, den ganzen tag tragen, elastisch, stretch, stretchig, dehnt sich, nicht zwickt, nichts zwickt, nichts zwicken, nicht drückt, praktische, praktischer, gemütliches, kuschelige, weiche, weicher, weiches, weicher stoff, pflegeleicht, unkompliziert anzuziehen, leicht anzuziehen, reinschlüpfen, zum reinschlüpfen, hineinschlüpfen',
    warm: 'warm, warme, warmes, warmen, kuschelig*, dick, wärmend*, warmhalten, warm hält, was warmes, gefüttert, mollig warm, warm angezogen, warm anziehen, einpacken, warmes zum anziehen, warme sachen, warm bleiben, nicht frieren, warm eingepackt, kuschelwarm, warmer, warmhält, warm halten, hält warm, das wärmt, wärmt, wärmer angezogen, gut eingepackt, zwiebellook, zwiebelprinzip, schichten, lagenlook, thermo*, gefüttert*, wattiert*, dicker pulli, dicke jacke, winterfest, kältefest, friere schnell, frier schnell, friere leicht, frier leicht, frostbeule bin, bin eine frostköttel, frostködel, verfroren, friere immer, mir ist immer kalt, immer kalt, nicht erfrieren',
    light:
      'luftig*, leicht, leichtes, leichte, atmungsaktiv*, dünn, sommerlich leicht, kühlend, nicht schwitzen, was leichtes, luftiges, leichter stoff, leichte sachen, luftig, leichtes zum anziehen, nicht schwitze, luftdurchlässig, atmungsaktive, leichter sommerstoff, schwitze schnell, schwitz schnell, schwitze leicht, schwitze viel, wechseljahre, hitzewallungen, nicht so dick, nichts dickes, nichts schweres, nicht zu warm, nicht zu dick, dünner stoff, dünne, dünnes, dünner, kühler stoff, kühlt, schön kühl, ins schwitzen, luftige, luftiger stoff, hauchdünn, federleicht, leichtem stoff, leichten stoff',
  },
  shoes: {
    flat: 'flache schuhe, flachen schuhen, flach, flache, flachen, flaches, flache sandalen, flacher schuh, absatzlos, keine hohen schuhe, keine hohen hacken, flache treter, flach bitte, nicht auf absätzen, auf absätzen nicht laufen, flacher, nicht laufen in absätzen, nicht in absätzen, auf absätzen nicht, in absätzen nicht, auf hohen absätzen nicht, auf hohen absätzen kann, kann nicht auf absätzen, kann nicht in absätzen, kann keine absätze, kann auf absätzen, trage keine absätze, trag keine absätze, keine absätze, keinen absatz, ohne absätze, ohne absatz, ohne hacken, ohne hohe, absatzfrei, flache sohle, flacher sohle, platte schuhe, ebenerdig, hallux, hallux valgus, fersensporn, einlagen, kaputte füße, füße kaputt, nichts mit absatz, nix mit absatz, gehe nicht auf absätzen, lauf nicht auf absätzen, flach muss, flach sein, sollen flach, flachem, auf absätzen umknicke, knicke um, keine pumps, keine high heels, keine stilettos',
    low: 'kleiner absatz, kleine absätze, niedriger absatz, kitten heels, blockabsatz, kleinen absatz, niedrige absätze, niedrigem absatz, kleinem absatz, halbhoher absatz, halbhohe, mini absatz, kleiner blockabsatz, bisschen absatz, leichter absatz, wenig absatz, nicht so hoher absatz, niedrige hacken, kleinem absatz*, kleinen absätzen, halbhohen absatz, halbhoher, halbhohem, halbhohen, mittelhoher absatz, mittelhohe, mittelhohen absätzen, mittlerer absatz, etwas absatz, ein wenig absatz, leichtem absatz, leichten absatz, nicht so hohe absätze, nicht zu hohe absätze, nicht zu hoher absatz, nicht zu hohen absatz, nicht zu hoch, nicht so hohe schuhe, keilabsatz, breiter absatz, breitem absatz, stabiler absatz, stabilem absatz, bequemer absatz, bequemem absatz, trichterabsatz, niedriger, niedrigere, absatz/absätze/pumps/schuhe/hacken + niedriger/niedrigen/niedrig/zu hoch/nicht so hoch/flacher/weniger hoch/bisschen tiefer',
    high: 'hohe schuhe, high heels, hohe absätze, hohe hacken, stilettos, hohen schuhen, hohen absätzen, mit hohem absatz, schön hoch, hohe pumps, hohem absatz, hohen absatz, hohen hacken, auf hohen hacken, auf absätzen, plateau, plateauschuhe, plateauabsatz, mörderabsätze, zwölf zentimeter, schön hohe, richtig hohe',
    any: 'schuhe egal, schuhe sind egal',
  },
  dressCodes: {
    white_tie: 'white tie, frack',
    black_tie:
      'black tie, abendgarderobe, smoking erwünscht, festliche abendgarderobe, smokingpflicht, große abendgarderobe, dresscode black tie, black tie optional, abendkleid dresscode',
    cocktail:
      'cocktail, cocktailkleidung, cocktail dresscode, cocktailkleid, cocktailgarderobe, cocktail attire, semi formal, dresscode cocktail',
    smart_casual:
      'smart casual, sportlich elegant, casual chic, elegant leger, leger elegant, schick aber leger, lässig elegant, schick aber lässig, gehoben leger, sportlich-elegant, smart casual dresscode, casual elegant, schick leger, elegant lässig',
    business_formal:
      'business formal, business dresscode, seriös*, streng geschäftlich, business look, geschäftlich formell, anzugpflicht, formelle businesskleidung, business attire, business, konservativ, strenger dresscode, förmlich*, businessoutfit',
    business_casual: 'business casual, büro leger, business leger, büro casual',
    casual:
      'dresscode casual, dresscode leger, legere kleidung, dresscode locker, freizeitkleidung erwünscht, casual dresscode, zwanglos, leger, casual, locker leger',
    festive:
      'festlich*, feierlich*, festlich, festliches, festliche, festlicher, festlich gekleidet, feierlich, festliche kleidung, was festliches, etwas festliches',
    dress_to_impress: 'dress to impress, auffallen um jeden preis',
    beach_formal:
      'beach formal, beach chic, strandhochzeit elegant, strandchic, sommerlich elegant am strand',
  },
  vibes: {
    chic: 'schick*, chic, elegant*, stilvoll*, edel, gepflegt, hübsch angezogen, glamourös*, raffiniert, fein, vornehm, mondän, apart, edles, chice, glamour, todschick, was hermachen, schickes, schick, elegant, elegantes, stilvoll, adrett, fesch, schnieke, hübsch gemacht, elegante',
    casual:
      'lässig*, leger*, casual, locker leicht, entspannt*, ungezwungen, unkompliziert, cool und lässig, lässig, lässiges, locker, entspannt, sportlich lässig',
    bold: 'auffällig*, gewagt*, mutig*, auffallen, ausgefallen*, knallig*, hingucker, extravagant*, wow, peppig, frech, statement, eyecatcher, krachen, auffällig, gewagt, knallig, mutig',
    romantic:
      'romantisch*, verspielt*, feminin*, mädchenhaft, zart*, verträumt, weiblich, lieblich, prinzessin, feenhaft, romantisch, verspielt, feminin, zart',
    edgy: 'rockig*, edgy, cool und rockig, punkig, grunge, gothic, rebellisch, biker, rotzig, punk, rockig, cool rockig',
    classic: 'klassisch*, zeitlos*, traditionell, klassiker',
    minimal:
      'schlicht*, minimalistisch*, einfach gehalten, dezent*, clean, unaufgeregt, puristisch, ohne schnickschnack, reduziert, zurückhaltend, unauffällig*, scandi, schlicht, ganz schlicht, schlichtes, schlichte, dezent, einfach, unauffällig, dezentes',
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
    outfit:
      'mach ein outfit daraus, mach daraus ein outfit, mach ein ganzes outfit daraus, mach ein outfit draus, mach draus ein outfit, mach einen look daraus, mach daraus einen look, mach draus einen look, mach ein komplettes outfit daraus, ein outfit daraus, ein outfit draus, einen look daraus, einen look draus, daraus ein outfit, draus ein outfit, daraus ein ganzes outfit, ein ganzes outfit daraus, ein outfit drumherum, bau ein outfit drumherum, bau ein outfit darum herum, ein outfit rundherum, mach es zu einem outfit, mach das zu einem outfit, mach das zum outfit, mach es zum outfit, zu einem outfit machen, ein outfit daraus machen, outfit daraus machen, vervollständige das outfit, vervollständige den look, mach den look komplett, mach das outfit komplett, ergänze das outfit, ergänze zu einem outfit',
    cheaper:
      'billiger*, günstiger*, preiswerter*, zu teuer, nicht so teuer, kostet zu viel, weniger teuer, zu kostspielig, was günstigeres, mein budget gesprengt, über meinem budget, kann ich mir nicht leisten, teuer ist, übersteigt, zu viel geld, günstigste, ganz schön teuer, preisgünstiger, günstiger, billiger, preiswerter, viel zu teuer, weniger kosten, teuer, bisschen teuer, geht das günstiger, gehts günstiger, was billigeres, happig, günstigere, billigere, günstigeres, sprengt mein budget, preislich drunter, für weniger',
    dearer:
      'teurer*, hochwertiger*, bessere qualität, edler*, mehr ausgeben, darf mehr kosten, exklusiver*, luxuriöser*, wertiger, sieht billig aus, teurer, hochwertiger',
    more: 'mehr davon, zeig mir mehr, noch mehr, weitere, andere outfits, mehr ideen, mehr zeigen, was hast du noch, noch andere, nächste, nächstes, mehr auswahl, mehr vorschläge, noch was, weitere vorschläge, noch mehr ideen, mehr outfits, was gibt es noch, was gibts noch, weiter, zeig mehr, andere vorschläge, alternativen, noch welche, mehr bitte, noch ein paar, hast du noch, andere ideen, was noch, noch andere outfits, noch weitere',
    other:
      'was anderes, etwas anderes, ein anderes, was ganz anderes, andere, anderes outfit, tausch*, wechsel*, ersetz*, austauschen, ganz was anderes, andere outfits, anderer vorschlag',
    other_colour:
      'andere farbe, andere farben, anderer farbe, anderen farben, welche farben, farbe ändern, welchen farben, farbe wechseln, farbwechsel, anderen farbe, anderer farbton',
    in_colour: '',
    warmer:
      'wärmer*, zu kühl, zu kalt, zu dünn, friere ich, erfriere, würde frieren, mehr schichten, da frier ich, zu luftig, wärmer, wärmeres, was wärmeres, zu kalt darin',
    cooler:
      'luftiger*, zu warm, zu heiß, leichter*, kühler*, zu dick, schwitz ich, schwitze ich, da schwitz, zu schwer, sommerlicher, kühler, luftiger, leichter, da schwitz ich',
    longer:
      'länger*, zu kurz*, nicht so kurz, weniger kurz, mehr bein bedecken, länger, längeres, zu kurz, längere, längerer',
    shorter: 'kürzer*, zu lang*, nicht so lang, weniger lang, kürzer, kürzeres, zu lang, kürzere',
    looser:
      'weiter geschnitten, lockerer*, zu eng*, weniger eng, nicht so eng, zu knapp, mehr platz, weniger figurbetont, legerer geschnitten, zu figurbetont, spannt, kneift, zwickt, weiter, lockerer, zu eng, weiteres geschnitten',
    tighter:
      'enger*, figurbetonter*, zu weit*, zu groß, körpernäher, taillierter, schmaler*, schlabbert, zu locker, zu schlabberig, kartoffelsack, zu sackig, weniger weit, enger, zu weit, figurbetonter',
    dressier:
      'schicker*, eleganter*, festlicher*, feiner*, zu leger, zu lässig, zu casual, formeller*, mehr aufgebrezelt, glamouröser*, edler aussehen, zu schlampig, zu alltäglich, aufgebrezelter, zu salopp, förmlicher, herausgeputzt, seriöser*, schicker, eleganter, festlicher, was schickeres, was festlicheres, zu sportlich, nicht schick genug',
    plainer:
      'weniger aufgebrezelt, weniger aufgetakelt, weniger schick, weniger elegant, lässiger*, legerer*, zu schick, zu formell, weniger schick, weniger aufgebrezelt, weniger festlich, alltagstauglicher, zu fein, zu festlich, zu elegant, entspannter, weniger formell, zu aufgebrezelt, nicht so schick, einfacher, nicht so festlich, weniger elegant, zu steif, unkomplizierter, zu förmlich, nicht so formell, zu overdressed, zu übertrieben, legerer, lässiger, schlichter, sportlicher, nicht so fein, overdressed',
    bolder:
      'auffälliger*, mutiger*, zu langweilig, langweilig*, peppiger*, frecher*, bunter*, zu brav, mehr pepp, mehr farbe, knalliger*, gewagter*, zu schlicht, farbenfroher, zu bieder, mehr wow, spannender*, sexier, zu öde, fade, zu fad, aufregender*, cooler*, zu unauffällig, ausgefallener*, zu trist, zu spießig, auffälliger, mutiger, langweilig, bunter, farbiger, peppiger, frecher, spannender',
    quieter:
      'schlichter*, dezenter*, zu bunt, zu auffällig, zu laut, weniger auffällig, unauffälliger*, ruhiger*, zu knallig, weniger bunt, nicht so bunt, zu grell, nicht so auffällig, zurückhaltender*, zu wild, zu gewagt, zu sexy, zu freizügig, weniger knallig, zu viel muster, weniger sexy, nicht so knallig, zu verspielt, zu schrill, dezenter, zurückhaltender, ruhiger',
    undo: 'zurück zum vorigen, zurück zum letzten, das vorherige, rückgängig, wie vorher, das davor, das von vorhin, vorheriges, das letzte war besser, zurück zu dem, wieder das erste, wieder wie zuvor, wie zuvor, das erste war besser, das vorige, von vorhin, zurück, die vorigen, die vorherigen, wieder wie vorher, die davor, mach das rückgängig, nochmal die alten, die ersten waren besser, vorherigen, die von vorhin, das von eben',
    start_over:
      'von vorne, von vorn, neu anfangen, nochmal neu, neustart, ganz neu, alles neu, neu starten, fangen wir nochmal, zurück auf anfang, alles löschen und neu, noch einmal neu, auf null, vergiss alles, nochmal von vorn, alles löschen, alles von vorn, fangen wir neu an, von null',
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
    plain: 'breite schultern, breiten schultern, leger, lässig, casual, salopp',
    bold: 'bunt, auffällig, grell, knallig, laut, gewagt',
    quiet: 'langweilig, schlicht, brav, bieder',
  },
  questions: {
    who_are_you:
      'wer bist du, wer sind sie, wie heißt du, wie heißen sie, wer ist sophia, stell dich vor, mit wem schreibe ich, mit wem spreche ich, mit wem rede ich, wer bisn du, wer bist n du, dein name, wer ist da, wer bist denn du',
    are_you_human:
      'bist du ein mensch, bist du echt, bist du ein bot, bist du eine ki, ein roboter, echter mensch, bist du eine maschine, sind sie ein mensch, roboter, chatbot, echte person, bist du n bot, künstliche intelligenz, bist du ki, chatgpt, mensch oder, bist du real, bist du eine echte, computerprogramm, bist du ein roboter, maschine, ne ki, eine ki, ki oder, echt oder, bot oder, roboter oder, biste echt, biste ein, computer oder, ein echter mensch, wer schreibt da',
    what_can_you_do:
      'was kannst du, was machst du, wie kannst du mir helfen, was können sie, wie funktioniert das hier, wobei hilfst du, wobei kannst du, wie kannst du helfen, wie funktionierst du, was kann ich dich fragen, wofür bist du, kannst du mir helfen',
    returns:
      'zurückgeben, rückgabe*, retour*, umtauschen, zurückschicken, umtausch, zurücksenden, rücksendung, geld zurück, widerruf*, rücksende*, schicke ich … zurück, schick ich … zurück, umgetauscht, rückgabe, retoure, retournieren, schick ich das zurück, geht das zurück, kann ich das zurück, zurück geben, zurück schicken, schicke … zurück, schick … zurück, sende … zurück, gebe … zurück, rückversand, retouren, zurückschick*, rückgaberecht, rücksendekosten, widerruf',
    delivery:
      'lieferung, lieferzeit*, wann kommt, versand*, liefert ihr, wie lange dauert, geliefert, zustellung, kommt das an, kommt es an, wann ist es da, lieferkosten, liefern sie, ankommt, lieferst du, liefert, wann ist das da, nach österreich, in die schweiz geliefert, lieferzeit, versand, versandkosten, rechtzeitig da, lieferbar bis',
    paid_link:
      'provision*, affiliate*, verdienst du, verdient ihr, werbung, bezahlte links, kriegst du geld, bekommt ihr geld, gesponsert*, bekommst du geld, kriegt ihr geld, werbelink*, verdienen sie, verdien*/geld/prozent/bezahlt + link*/klick*/kauf*, sponsored, anteil am, provision, gesponsert, affiliate, bezahlt für, mitverdienen, verdient ihr mit, werbelinks, ist das werbung, bezahlte werbung, sponsort',
    who_sells:
      'wer verkauft, welcher shop, wo kann ich das kaufen, wo kaufe ich, welcher laden, von wem ist, wo gibts das, wo gibt es das, in welchem shop, welche marke, von welcher marke, bei welchem, wo bestelle ich, verkauft ihr, wer ist der verkäufer, wo bekomme ich, wo krieg ich, von welchem händler, bei wem kaufe',
    sizes:
      'welche größe, größentabelle, meine größe, größe brauche, fällt … aus, passt mir das, größenberatung, klein aus, groß aus, fallen … aus, wie fällt, größe nehmen, größe nehme, passt das, eine nummer größer, welche größe brauche ich, fällt klein aus, fällt groß aus, fällt das',
    care: 'waschen, wasch, gewaschen, waschmaschine, bügeln, reinigung, pflege*, reinigen, trockner, waschbar*, wäscht, wasche, eingehen, bügelfrei, handwäsche',
    privacy:
      'foto/fotos/bild/bilder/selfie/daten/selfies + passiert/macht ihr/speichert/gespeichert/wohin/sieht/sicher/gelöscht/teilt/wer/landet/bleibt/verwendet/geschieht/nutzt/behaltet/weitergegeben/öffentlich/machst du, datenschutz*, dsgvo, privatsphäre',
    costs:
      'was kostest du, was kostet das hier, ist das kostenlos, credits, credit, luxe, abo*, muss ich bezahlen, kostet das was, ist das gratis, kostenlos, was kostet die, was kostet der service, gratis, bist du kostenlos, muss ich zahlen, kostet mich, mitgliedschaft, guthaben, gebühren, was kostet eine anprobe, kostet die app, umsonst, kostest du, abo',
    how_try_on:
      'anprobieren, an mir sehen, an mir aus, anprobe, mir ausprobieren, wie sieht das an mir, wie probiere ich, virtuell*, an meinem körper, an mir anschauen, auf meinem foto, steht mir das, selbst anziehen, an mir',
    why: 'warum, wieso, weshalb, weswegen, was hast du dir dabei, wie kommst du',
    in_stock:
      'auf lager, verfügbar*, vorrätig, ausverkauft, lieferbar, noch zu haben, noch da, gibts das noch, gibt es das noch, wieder da, noch in meiner größe',
    forecast:
      'wie wird das wetter, wie ist das wetter, wird es regnen, was sagt das wetter, wetter morgen, regnet es morgen, wird es heiß, wird es kalt, wie warm wird, wie kalt wird, wie wirds wetter, wetter am, wetter heute, wie sieht das wetter, wie siehts wetter, was macht das wetter, wettervorhersage*, wetterprognose, wie warm ist es, wie kalt ist es, wie heiß wird, wieviel grad, wie viel grad, regnet es in, regnet es am, regnet es heute, schneit es in, schneit es am, schau mal aufs wetter, schau aufs wetter, guck aufs wetter, check das wetter, brauch ich einen schirm, brauche ich einen schirm, wird es warm, wird es schneien, wie ist das wetter in, wetter in, wetter morgen in',
    delete_data:
      'daten löschen, lösch* + daten/konto/foto/fotos/account/alles/bilder/bild/profil/verlauf, konto löschen, vergiss mich, account schließen',
    contact:
      'kontakt*, kundenservice, kundendienst, telefonnummer, hotline, mit einem menschen sprechen, erreiche ich, email adresse, e mail adresse, e mail, beschweren, echten menschen sprechen, anrufen, wen kann ich, ansprechpartner, support, mitarbeiter sprechen, jemanden sprechen, mit jemandem sprechen, jemandem reden, mensch sprechen, mitarbeiter, kontakt, echten menschen',
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
      'überrasch*, such du aus, entscheide du, du entscheidest, egal was, mir egal, ist mir egal, du wählst, such was aus, mach du, wie du meinst, entscheid du, was du willst, such dir was aus, deine wahl, überlass ich dir, überlasse es dir, völlig egal, ganz egal, lass dir was einfallen, such mir was aus, bestimm du, was du magst, wähl du, such du was aus, such einfach was aus, such irgendwas aus, du suchst aus, such du eins aus, du darfst entscheiden, was du meinst, mach einfach, zeig einfach was, wie du magst, hauptsache schön, lass mich überraschen, überraschung bitte',
  },
  dates: {
    today: 'heute, heut, heute morgen, heute früh, heute mittag, gleich, heute nachmittag, jetzt gleich',
    tonight: 'heute abend, heut abend, heute nacht, heut nacht, heut auf d nacht',
    tomorrow: 'morgen, morgen abend, morgen früh, morgn',
    weekend:
      'am wochenende, dieses wochenende, nächstes wochenende, am samstag, samstag, am sonntag, sonntag, kommendes wochenende, samstagabend, sonnabend, übers wochenende, sonntags, samstags, sonntagnachmittag, we',
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
    most: 'unter, bis, bis zu, weniger als, höchstens, maximal, max, nicht mehr als, budget, maximum, nicht über, etwa, ungefähr, so um die, um die, rund, circa, ca, ausgeben, für, limit, habe, hab, nicht teurer als, budget von, allerhöchstens, günstiger als, billiger als, drunter, obergrenze, budget liegt bei, budget ist, oder weniger, mein budget, bis maximal, bis ca, bis höchstens, hab nur, hab so, im rahmen von, hab noch, habe noch, hab etwa, habe nur, habe etwa, nicht mehr wie, nicht über die, grob, ungefähr so, um den dreh, in der größenordnung, preislich bis, preislich so, preisgrenze, preislimit, schmerzgrenze, schmerzgrenze bei, bis so, bis etwa, so bis, so etwa, so ungefähr, so circa, keine über, nix über, nichts über, allerhöchstens bis, im bereich von, in dem bereich, budget bis, budget etwa, budget um die, kosten darf es, kosten dürfen, ausgeben kann ich, ausgeben will ich, zur verfügung, dafür, investieren, anlegen',
    least:
      'über, ab, mehr als, mindestens, von, aufwärts, oder mehr, nicht unter, wenigstens, von mindestens, ab etwa, frühestens, nicht weniger als, mindestens so, gerne über, darf über',
    between: 'zwischen, von, irgendwo zwischen',
    to: 'bis, und, oder',
    low: 'günstig, billig, preiswert, wenig geld, kleines budget, schmales budget, nicht zu teuer, nicht teuer, knapp bei kasse, studentin mit wenig geld, nicht viel kosten, nicht viel ausgeben, sparsam, pleite, wenig budget, bezahlbar*, erschwinglich*, kleiner geldbeutel, schmaler geldbeutel, schnäppchen, kleinem budget, kleines geld, kein vermögen, sparen, nichts teures, kein geld, nicht die welt kosten, kostengünstig, enges budget, nicht allzu teuer, preisgünstig, klamm, nicht so teuer, günstiges, bezahlbar, erschwinglich, für wenig geld, low budget, studentenbudget, kaum geld, nix teures, muss sparen, nicht die welt ausgeben, nicht die welt, nicht viel geld, nicht so viel ausgeben, nicht so viel geld, nicht viel zahlen, nicht arm werden, wenig ausgeben, wenig zahlen, nicht zu viel ausgeben, nicht zu viel kosten, soll nicht viel kosten, darf nicht viel kosten, nicht so viel kosten, möglichst günstig, möglichst billig, so günstig wie möglich, so billig wie möglich, spottbillig, für kleines geld, für kleinen preis, kleiner preis, kleinen preis, kleine preise, kleinem geldbeutel, kleinen geldbeutel, schmalem budget, begrenztes budget, begrenztem budget, budget ist knapp, budget knapp, knappes budget, knappem budget, geld ist knapp, geld knapp, bisschen knapp bei kasse, knapp bei kassa, blank, ende des monats, monatsende, vor dem gehalt, hartz, bürgergeld, arbeitslos, bafög, azubigehalt, azubi gehalt, taschengeld, schülerin ohne geld, studentisch, studenten budget, rentnerin mit wenig, mindestlohn, sparfuchs, sparbudget, sparsame, sparsames, muss aufs geld, aufs geld achten, aufs geld schauen, geld sparen, sparen muss, günstige, günstiger preis, günstigen, preisbewusst, preiswertes, preiswerte, preiswerten, billiges, billige, erschwingliches, erschwingliche, ohne viel geld, no budget, nicht überteuert, nichts überteuertes, normalpreisig, kik preise, kein luxus',
    high: 'darf ruhig was kosten, darf was kosten, luxus*, hochwertig*, gönn mir was, gönnen, nobel, darf teuer sein, darf auch teuer sein, designer*, was gönnen, mehr ausgeben als sonst, edelmarke, krachen lassen, nicht sparen, exklusiv, premium, darf auch mehr kosten, ruhig mehr kosten, investieren, gönne mir, luxuriös, luxus, designer, hochwertig, darf gern teuer sein, darf gerne teuer sein, gern teuer, gerne teuer, kann teuer sein, ruhig teuer, kann ruhig teuer, darf ruhig teuer, darf ein bisschen mehr, darf etwas mehr, mehr kosten darf, kann was kosten, mal was leisten, leiste mir was, leisten, gönn mir, gönne ich mir, will mir was gönnen, was richtig gutes, gute qualität, qualität wichtig, qualität ist wichtig, qualität vor, edelmarken, designerstück, designermode, investitionsstück, lieber teuer, springen lassen, was springen lassen, spendabel, bonus bekommen, geerbt, im lotto, ich zahle gern, zahle gern mehr, gebe gern mehr, gebe gerne mehr aus, ausgeben darf ich viel, großes budget, hohes budget, üppiges budget, luxuriöses',
    open: 'geld spielt keine rolle, preis egal, preis ist egal, budget egal, budget spielt keine rolle, egal was es kostet, kosten egal, koste es was es wolle, der preis spielt keine rolle, geld ist egal, kein limit, budget ist egal, unbegrenzt, preis spielt keine rolle, geld ist kein thema, geld ist kein problem, open end, kosten spielen keine rolle, preislich offen, nach oben offen, geld ist mir egal, preis ist mir egal, budget ist mir egal, mir ist der preis egal, mir ist das geld egal, preis ist nicht wichtig, preis nicht wichtig, geld nicht wichtig, geld ist nicht wichtig, preis ist nebensache, preis nebensache, preis zweitrangig, preis ist zweitrangig, keine preisgrenze, keine obergrenze, ohne preislimit, ohne limit, budget offen, budget ist offen, budget flexibel, kein festes budget, habe kein budget, kostet was es kostet, was es auch kostet, egal wie teuer, wie teuer ist egal, egal was kostet, ganz egal was es kostet, geld kein problem, geld kein thema, budget kein thema, preis kein thema, am geld soll es nicht scheitern, am geld solls nicht scheitern, unbegrenztes budget, preis spielt keine, geld spielt keine, budget spielt keine',
  },
  currencies:
    'euro=EUR, euros=EUR, eus=EUR, franken=CHF, sfr=CHF, fr=CHF, chf=CHF, stutz=CHF, dollar=USD, pfund=GBP, ocken=EUR, eur=EUR, tacken=EUR, mäuse=EUR, kröten=EUR, yen=JPY, kronen=SEK, zloty=PLN, fränkli=CHF, rappen=CHF, flocken=EUR, steine=EUR, hunni=EUR, hunderter=EUR, fuffi=EUR, fuffziger=EUR, zwanni=EUR, zwanziger=EUR, zehner=EUR, fünfziger=EUR, tausender=EUR, scheine=EUR, lappen=EUR, piepen=EUR, moneten=EUR, öcken=EUR, taler=EUR, zwickel=EUR, schleifen=EUR, eier=EUR, franke=CHF, fränk=CHF, stutzli=CHF, hunderternote=CHF, türkische lira=TRY, lira=TRY, kuna=EUR, forint=HUF, dollars=USD, pfd=GBP',
  numbers:
    'null=0, zwei=2, drei=3, vier=4, fünf=5, sechs=6, sieben=7, acht=8, neun=9, ein=1, eins=1, zehn=10, elf=11, zwölf=12, dreizehn=13, vierzehn=14, fünfzehn=15, sechzehn=16, siebzehn=17, achtzehn=18, neunzehn=19, zwanzig=20, dreißig=30, vierzig=40, fünfzig=50, sechzig=60, siebzig=70, achtzig=80, neunzig=90, hundert=100, tausend=1000, k=1000, zwo=2, fuffzig=50, fuffi=50, hunni=100, tausender=1000, hunderter=100, zwanni=20, zehner=10, fünfziger=50, fuffziger=50, zwanziger=20, fünfhunderter=500, paar hundert=300, anderthalb tausend=1500, tsd=1000, zwoa=2',
  grammar: {
    not: 'nicht, kein, keine, keinen, keinem, keiner, keins, keinerlei, ohne, nix, nichts, nie, niemals, hasse, mag ich nicht, mag kein, bloß nicht, vermeiden, außer, weg mit, ohne das, satt, hab genug von, verabscheue, statt, anstatt, weder, noch, ungern, nimmer, ned, net, steht mir nicht, stehen mir nicht, nervt, vertrage, bloß, auf keinen fall, nie wieder, kann … nicht mehr sehen, macht mich blass, lassen mich blass, kratzt, hängt mir zum hals, tabu, koa, keen, gar kein, niemals wieder, raus, hass, mag keine, mag keinen, bloß kein, bloß keine, mag nicht, will kein, will keine, trag kein, trage kein, trage keine, trag keine, hab was gegen, kann … nicht leiden, nich, keene, nee',
    notBefore:
      'macht mich krank, macht mich blass, macht mich alt, lässt mich alt aussehen, geht gar nicht, gehen gar nicht, ist verboten, sind verboten, verboten, nicht erlaubt, ist tabu, sind tabu, steht mir nicht, stehen mir nicht, macht mich blass, machen mich blass, mag ich nicht, gehen nicht, geht nicht, hasse ich, nein, nein danke, kann ich nicht ausstehen, nicht erwünscht, kommt nicht in frage, kommen nicht in frage, vertrage ich nicht, kann ich nicht mehr sehen, kratzt, juckt, will ich nicht, brauche ich nicht, möchte ich nicht, unerwünscht, trag ich nicht, trage ich nicht, ertrage ich nicht, lässt mich blass, passt nicht zu mir, sind nicht meins, ist nicht meins, darf nicht, untersagt, nicht, nicht so, lieber nicht, vermeiden, kann ich nicht, muss nicht sein, mag ich gar nicht, finde ich furchtbar, find ich schrecklich, nich, kratzt mich, juckt mich, kratzt auf der haut, juckt auf der haut, reizt meine haut, beißt auf der haut',
    ratherThan:
      'statt, anstatt, anstelle, als, lieber als, statt der, statt dem, statt des, statt den, anstatt der, anstatt dem, anstelle der, anstelle des, anstelle von der, statt diesem, statt dieser, statt diesen',
    except:
      'außer, alles außer, nur nicht, bloß nicht, jede farbe außer, alle farben außer, hauptsache nicht, alles nur nicht, abgesehen von, mit ausnahme von',
    but: 'aber, sondern, dafür, eher, lieber, doch, trotzdem, jedoch, hauptsache, bitte, nur, dann, stattdessen, obwohl, dagegen, diesmal, dieses mal',
    yes: 'ja, gerne, gern, mag ich, ist okay, ist ok, steht mir, liebe, hätte ich gern, passt, geht, will ich, möchte ich, wäre schön, erlaubt, finde ich gut, hätt ich gern, wären super, stehen mir, lieber, will, möchte, hätte gern, hätte gerne, mag, bitte',
    and: 'und, oder, sowie, auch, bzw, oder auch',
    with: 'mit, zu, dazu, passend zu, zum, zur, für, beim, bei, am, im, fürs',
    too: 'zu, viel zu, etwas zu, ein bisschen zu, bissl zu, arg, allzu',
    sits: 'sitzt, sitzen, sitzt mir, ist mir, sind mir, fällt aus, fallen aus',
    more: 'mehr, etwas mehr, bisschen mehr, noch mehr, ein wenig mehr, bissl mehr',
    less: 'weniger, nicht so, etwas weniger, bisschen weniger, nicht ganz so, bissl weniger',
    other:
      'andere, anderer, anderes, anderen, ein anderes, eine andere, einen anderen, tausch, tausche, wechsel, ersetze, austauschen, wechseln, anders, neue, tauschen, nicht diese, nicht die, nicht der, nicht das, gegen, wechsle, ändere, neuer, änder, statt dessen, alternative, statt der, statt dem, statt des, statt den, anstatt der, anstatt dem, anstelle der, anstelle des, anstelle von der, statt diesem, statt dieser, statt diesen',
    same: 'das gleiche, dasselbe, gleiche, dieselbe, denselben, das auch in, das in, auch in, gibt es das in, gibts das in, das selbe, den gleichen, die gleiche, in der farbe, genau das in, genau so in, dasselbe in, das ganze in, das ding in, gibt es die, den auch in, die auch in, selbe',
    this: 'dieses, diesen, diese, dieser, diesem, das da',
    add: 'dazu noch, ergänze, füge, hinzu, noch dazu, leg … dazu, hinzufügen, ergänz, pack, packe, noch eine dazu, noch einen dazu, obendrauf, füge hinzu, füg, noch eine, noch einen, noch ein, pack … dazu, gib … dazu, fehlt noch, nimm noch, dazu bitte',
    remove:
      'weg, entferne, nimm … weg, lass … weg, raus, weglassen, streich, entfernen, kann weg, soll weg, mach … weg, wegnehmen, brauch ich nicht, tu … weg, rausnehmen, weg mit, nimm weg, lass weg, raus mit, entfern, mach weg, nimm … raus, ohne ne, nimm die, nimm den, nimm das, wegmachen, wegtun, runter damit, nimm ab, können weg, weg damit, raus damit, streichen, mach sie weg, mach ihn weg, mach es weg, nimm sie weg, nimm ihn weg, nimm sie ab, lass sie weg, lass ihn weg, lass es weg',
    keep: 'behalte, behalten, bleibt, bleiben, lass, soll bleiben, kann bleiben, behalt, lassen, darf bleiben, will ich behalten, lass die, lass den, lass das, lassen wir, sollen bleiben',
    rest: 'den rest, rest, alles andere, der rest, die anderen sachen, das andere, sonst alles, übrige*, alles übrige, die anderen teile, das übrige',
    colour: 'farbe, farben, farbton, farblich, ton',
    outfit:
      'outfit, gesamt, alles zusammen, insgesamt, komplett, gesamtes outfit, ganzes outfit, ganze outfit, von kopf bis fuß, für alles, zusammen, gesamter look, komplettes, komplettlook, alles in allem, komplettoutfit, ganzen look, komplett-look, das ganze outfit, fürs ganze outfit, kompletter look, fürs ganze, alles zusammengerechnet, zusammen nicht, in summe, summa summarum, alles inklusive, mit schuhen, inklusive schuhe, inkl schuhe, samt schuhen, komplett mit, gesamtbudget, gesamtpreis, fürs gesamte, fürs gesamte outfit, für das ganze, für das ganze outfit, für das gesamte outfit, für den ganzen look, für den gesamten look, ein komplettes outfit, gesamtes, gesamten look, von oben bis unten, insg, alles, einmal alles',
    piece:
      'pro teil, je teil, pro stück, das stück, je stück, pro kleidungsstück, jeweils, das teil, pro artikel, pro einzelteil, stück, jedes teil, pro nase, einzeln, pro stück*, pro kleid, pro hose, pro schuh, pro paar, für ein teil, für ein stück, je kleid, einzelteil, pro einzelstück, pro teilchen, pro kleidungsteil, per stück',
    for: 'für, fürs, geschenk für, was für, schenken, damen, herren, für ihn, herrenmode, damenmode, bin ein mann, bin n mann, bin mann, bin ein kerl, bin ein typ, als mann, ich mann, bin männlich, kindermode, schenke ich, verschenken, geschenkidee, mitbringsel, weihnachtsgeschenk für, geburtstagsgeschenk für, geburtstagsgeschenk, weihnachtsgeschenk',
    man: 'mann, freund, bruder, papa, vater, sohn, ihn, herren, männer, opa, onkel, ehemann, kumpel, verlobten, herrn, typ, bräutigam, neffen, schwager, großvater, schwiegervater, partner, herrenmode, bin ein mann, bin n mann, bin mann, bin ein kerl, bin ein typ, als mann, ich mann, bin männlich, für ihn, männe, gatte, gatten, göttergatte, göttergatten, kerl, großer sohn, ältester sohn, erwachsener sohn, erwachsenen sohn, enkelsohn, opi, vati, papi, stiefvater, stiefsohn, schwiegersohn, patenonkel, bester freund, besten freund, männlich, männliche, trauzeuge, trauzeugen, lebensgefährte, lebensgefährten, cousin, neffe, bräutigams, vater*',
    woman:
      'frau, freundin, schwester, mama, mutter, sie, damen, frauen, oma, tante, ehefrau, mutti, nichte, schwägerin, großmutter, mami, schwiegermama, partnerin, damenmode, omi, mutti*, schwiegermutter, schwiegertochter, beste freundin, besten freundin, weiblich, weibliche, gattin, cousine, verlobte, lebensgefährtin, kollegin, stiefmutter, großtante, patentante',
    child:
      'kind, kinder, baby, mädchen, jungen, junge, enkel, enkelin, kleinkind, säugling, mein sohn ist, meine tochter ist, jährige tochter, jährigen sohn, jähriger sohn, jährige, jähriger, jährigen, kleinen, sohnemann, enkelkind, kindermode, bubi, mädel, tochter ist, töchterchen, söhnchen, kleine tochter, kleinen tochter, kleiner sohn, kleinen sohn, teenager, teenie, teenies, schulkind, kita kind, jugendliche, patenkind, zwillinge, enkelkinder, enkeltochter, jugendlicher, kids',
    needs:
      'braucht, sucht, hätte gern, will einen, will eine, will ein, möchte einen, möchte eine, möchte ein, hat nichts anzuziehen',
    outside: 'draußen, wetter, grad, es ist, es wird, wird es, temperatur*, ists, ist es',
    yearsOld: 'jahre alt, jahre, jahren, jährig*, jahre jung, lenze',
    iAm: 'mein sohn ist, meine tochter ist, ich bin, bin, mit, ist, werde, über, alter, bin schon, bin erst, wird, ist erst, u',
    turns: 'wird, werde, werden, wurde',
    size: 'größe, kleidergröße, konfektionsgröße, trage, gr, trag, bin größe, bin groesse, grösse, groesse, trage größe, habe größe, hab größe, trag größe, trage eine, brauche größe',
    height: 'groß, körpergröße, klein',
    minus: 'minus, unter null',
    degrees: 'grad, celsius, c',
    fahrenheit: 'fahrenheit, f',
    in: 'in, nach, aus, bei',
    travel:
      'nach, fliege nach, fahre nach, reise nach, tage in, woche in, verreise nach, fahren nach, fliegen nach, reisen nach, geht nach, gehts nach, ab nach, auf nach, tage nach, wochen nach, wochen in, woche nach',
    plain:
      'muss nicht, muss nicht alles, nicht nur, ich, du, er, es, wir, ihr, mein, meine, meinen, meinem, meiner, meines, dein, deine, der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, ist, sind, war, bin, hab, habe, hätte, haben, hat, brauche, brauch, suche, such, möchte, will, wollte, würde, soll, sollte, kann, könnte, muss, darf, zeig, zeige, gib, mir, mich, dir, was, welche, welches, welcher, wie, wo, wann, man, etwas, irgendwas, irgendwie, sowas, so, da, dort, hier, dann, wenn, weil, dass, ob, auf, in, an, aus, von, vom, nach, vor, bei, durch, um, über, unter, sehr, ganz, ziemlich, echt, richtig, noch, schon, mal, bitte, denn, ja, also, halt, eben, wieder, immer, gut, gute, gutes, schön, schöne, schönes, neu, neue, neues, anziehen, trage, tragen, ziehe, zieht, anzieht, kleidung, klamotten, outfit, look, sachen, teil, teile, ding, tag, tage, abend, morgen, woche, jahr, jahre, zeit, freundin, freund, freunde, tochter, sohn, mama, papa, mutter, vater, oma, opa, schwester, bruder, tante, onkel, nichte, neffe, kollegin, kollege, frau, mann, kind, kinder, gehen, gehe, gehts, geht, komme, kommt, macht, machen, mache, finde, finden, hilf, hilfe, gerade, sonst, danach, davor, nachher, vorher, später, alle, alles, jeder, jede, beide, viel, viele, wenig, paar, stück, art, idee, ideen, vorschlag, tipp, tipps, passt, passend, passendes, eingeladen, einladung, steht, stehen, trägt, nehmen, nimm, geben, gibts, gibt, sophia, sich, sie, uns, euch, auch, bissl, bisschen, kleine, kleiner, großes, große, großer, eigentlich, vielleicht, unbedingt, sag, sagen, sagt, denke, glaube, hätt, wär, wäre, selbst, selber, stil, nem, ner, nen, ne, nich, bald, leider, endlich, wegen, während, dich, sein, seine, unser, unsere, zu, zum, zur, im, ins, am, ans, aufs, beim, bis, für, fürs, gegen, mit, n, bist, wird, werde, werden, hast, müssen, sollen, kannst, können, suchen, geh, fahre, fahren, kommen, gast, anzieh, anziehn, zieh, wer, warum, outfits, und, oder, aber, nur, total, voll, mega, super, eher, etwa, doch, jetzt, heute, gleich, wenns, damit, als, danke, hallo, hi, hey, moin, servus, freundinnen, kollegen, cousine, cousin, chef, chefin, nachbarin, schwägerin, monat, abends, morgens, mittags, nachmittag, nachts, montag, dienstag, mittwoch, donnerstag, freitag, nächste, nächsten, nächster, kommenden, vorschläge, agentur, stadt, dorf, land, süden, norden, draußen, drinnen, garten, see, hotel, farbe, farben, größe, passen, dazu, darunter, darüber, schöner, hübsch, alt, mehr, weniger, einfach nur, allgemein, wahrscheinlich, ungefähr, lang stehen, viel laufen, laufen, sitzen, auf dem weg, den weg, der weg, dem weg, nach dem weg, unterwegs, weg zur, weg zum, weit weg, weg von zuhause, von zuhause weg, finde keine, find keine, finde keinen, find keinen, finde kein, find kein, finde nie, finde nichts, find nix, verloren, verliere, verlieren, welche farbe steht, welche farben stehen, feiert, friseurtermin, frisörtermin, nageltermin, schon mal, weißt du, wird schon, kein problem, schnee von gestern, kleine schwester, großer bruder, große schwester, kleiner bruder, großen schwester, kleinen bruder, großen bruder, wo anders, muss vorne aufgehen, vorne aufgehen, vorn aufgehen, vorne zu öffnen, im stillen, viel spaß, spannen blusen, welche farbe',
    venue:
      'bar, hotel, restaurant, straße, platz, bank, café, club, kneipe, gasthof, gasthaus, wirtshaus, halle, bäckerei, allee, gasse, bistro, theater',
    bears: 'haare, haar, augen, auto, meine haut',
    theirs:
      'sie trägt, er trägt, alle tragen, braut trägt, brautjungfern tragen, schwester trägt, freundin trägt, mutter trägt, braut kommt in',
    past: 'letztes jahr, letztes mal, beim letzten mal, voriges jahr, voriges mal, letzten sommer, letzten winter, neulich, früher trug ich, ich trug, trug ich, hatte ich an',
  },
  things: {
    suit: 'hosenanzug, smoking, zweiteiler, kostüm, damensmoking, anzüge, tuxedo, anzug, business anzug, hosenanzüge',
    dress:
      'abendkleid, sommerkleid, kleidchen, maxikleid*, dirndl, etuikleid, partykleid, robe, das kleine schwarze, ballkleid, wollkleid, kleider, hemdblusenkleid, kleid, wickelkleid, maxikleid, midikleid, blusenkleid, strickkleid, spitzenkleid',
    puffer: 'daunenjacke, daunenmantel, steppjacke, winterjacke, pufferjacke, steppmantel',
    jacket:
      'lederjacke, jeansjacke, regenjacke, übergangsjacke, bomberjacke, bikerjacke, jäckchen, jacken, jacke, softshelljacke, windjacke',
    'ankle boots': 'chelsea boots, stiefeletten, boots, ankle boots, bikerboots, halbstiefel, stiefelette',
    boots: 'gummistiefel, stiefel, overknees, winterstiefel, boots, stiefeln, docs, schnürstiefel',
    heels:
      'absätze, absatz, high heels, pumps, stöckelschuhe, hohe schuhe, absätzen, stilettos, hohe hacken, hohen schuhe, pfennigabsätze, absatzschuhe, hackenschuhe',
    sneakers: 'turnschuhe, sneakers, turnschuh, sneaker, sportschuhe, laufschuhe, chucks',
    flats: 'ballerinas, ballerina, flache schuhe ballerinas, slipper flach',
    bag: 'handtasche, tasche, henkeltasche, schultertasche, taschen, umhängetasche, täschchen, beutel',
    hat: 'sonnenhut, strohhut, hut, fascinator, hüte',
    cardigan: 'strickjäckchen, strickweste, strickjacke, cardigan, jäckchen, westover',
    shirt: 'hemd, hemdchen, leinenhemd, hemden',
    trousers:
      'hose, anzughose, hosen, stoffhose, buntfaltenhose, chino, marlenehose, schlaghose, culotte, palazzohose, bundfaltenhose',
    scarf: 'tuch, halstuch, stola, seidentuch, pashmina, schal, schals, tücher',
    fur: 'felljacke, pelz, kunstfell',
    camel: 'cognac, cognacfarben, kamel, karamell, cognacbraun, camel, kamelfarben',
    turquoise: 'petrol, türkis, petrolfarben, aqua',
    green:
      'dunkelgrün, flaschengrün, hellgrün, salbei, salbeigrün, tannengrün, waldgrün, moosgrün, grünen, lindgrün',
    lilac: 'flieder, lavendel, fliederfarben, helllila',
    pink: 'rosa, altrosa, pink, puderrosa, rosé, hellrosa, zartrosa, rosarot, rosafarben, barbiepink, babyrosa',
    navy: 'marine, marineblau, dunkelblau, nachtblau, navy',
    'light blue': 'hellblau, himmelblau, babyblau, eisblau',
    blue: 'königsblau, kobaltblau, royalblau, kornblumenblau',
    burgundy:
      'bordeaux, weinrot, bordeauxrot, dunkelrot, burgunder, burgunderrot, aubergine, beerenrot, beere',
    red: 'knallrot, tiefrot, kirschrot, feuerrot, signalrot',
    cream:
      'creme, ivory, elfenbein, cremeweiß, cremefarben, wollweiß, offwhite, champagner, cremefarbener, ecru',
    yellow: 'zitronengelb, sonnengelb',
    grey: 'hellgrau, dunkelgrau, silbergrau',
    purple: 'lila, violett, pflaume, aubergine',
    multicolour: 'bunt, was buntes, farbenfroh, farbenfrohes, kunterbunt',
    mustard: 'senf, senfgelb, ocker, curry, senffarben',
    sequin:
      'pailletten, glitzer*, glitzernd*, glänzend, funkel*, glamour stoff, metallic, glitzer, glitzernd, funkelnd, paillettenbesetzt',
    natural:
      'naturfaser*, naturmaterial*, natürliche materialien, natürliche stoffe, naturstoffe, naturfasern, natürliche fasern, natürlichen fasern, natürlichen materialien, natürlichen stoffen, naturmode, biobaumwolle*, ökologisch*, nachhaltige stoffe, naturtextilien, natur pur',
    animal:
      'vegan*, tierisch*, tierfrei, nichts vom tier, tierleid, veganerin, veganer, lebe vegan, tierische materialien, tierischen materialien, tierprodukte, tierischen produkte, tierliche',
    leather: 'leder, echtleder',
    velvet: 'samt',
    'long sleeve':
      'langarm, langärmlig, lange ärmel, langärmelig, langärmeliges, langen ärmeln, langärmliges',
    'short sleeve': 'kurzarm, kurze ärmel, kurzärmlig, kurzärmelig, kurzen ärmeln',
    maxi: 'lang, lange, langes, langer, langen, bodenlang*, bodenlang, bodenlanges, bodenlange, bodenlangen, bodenlanger, knöchellang, knöchellanges, knöchellange',
    mini: 'kurz, kurze, kurzes, kurzer, kurzen, minirock länge, mini',
    midi: 'midi*, knieumspielend, wadenlang*, mittellang, midi, wadenlang, midilang',
    floral:
      'geblümt*, blumen*, blümchen*, florales, blumenmuster, blütenmuster, geblümt, blumen, blümchen, floral, blumenprint',
    leopard: 'leo*, animal print, leoprint, tigermuster, leopard*',
    checked: 'kariert*, karo*, vichy, schottenmuster, kariert, karo, karos',
    striped: 'ringel*, streifen*, gestreift*, nadelstreifen, gestreift, streifen, ringel, geringelt',
    'polka dot': 'punkte, gepunktet*, tupfen, pünktchen, gepunktet',
    wrap: 'wickel*',
    'wide leg': 'weite hose, marlenehose, weites bein, weitem bein, marlene',
    quilted: 'gesteppt*, stepp*',
    accessories: 'accessoires, accessoire, zubehör',
    skirt: 'rock, röcke, röckchen, faltenrock, bleistiftrock, midirock, minirock, lederrock, plisseerock',
    jeans: 'jeans, jeanshose, bluejeans, mom jeans',
    shorts: 'shorts, kurze hose, bermuda, kurze hosen, hotpants',
    top: 'oberteil, top, oberteile, trägertop, shirt oberteil',
    tee: 't-shirt, tshirt, shirt, shirts, t shirt, leibchen',
    blouse: 'bluse, blusen, schluppenbluse, blüschen',
    sweater: 'pulli, pullover, strickpulli, strickpullover, pullis, rolli pulli',
    sweatshirt: 'sweatshirt, sweater, sweatpulli',
    hoodie: 'hoodie, kapuzenpulli, kapuzenpullover',
    coat: 'mantel, mäntel, wollmantel, wintermantel, kurzmantel',
    trench: 'trenchcoat, trench, regenmantel, regenjacke, ostfriesennerz, friesennerz',
    blazer: 'blazer, jackett, sakko, longblazer',
    jumpsuit: 'jumpsuit, overall, einteiler, jumpsuits, playsuit',
    shoes: 'schuhe, schuh, schuhen, treter, schuhwerk',
    sandals:
      'sandalen, sandaletten, sandale, flip flops, riemchensandalen, birkenstock, zehentrenner, pantoletten',
    loafers: 'loafer, loafers, mokassins, slipper, collegeschuhe',
    clutch: 'clutch, abendtasche',
    beanie: 'mütze, wollmütze, mützen, beanie, strickmütze',
    cap: 'kappe, cap, käppi, basecap',
    belt: 'gürtel, taillengürtel, ledergürtel',
    necklace: 'kette, halskette, ketten, collier, anhänger',
    earrings: 'ohrringe, ohrstecker, creolen, ohrring',
    bracelet: 'armband, armreif, armkette',
    jewellery: 'schmuck, modeschmuck',
    tights: 'strumpfhose, strumpfhosen, strümpfe, nylons',
    gloves: 'handschuhe, fäustlinge',
    sunglasses: 'sonnenbrille',
    emerald: 'smaragdgrün, smaragd',
    olive: 'oliv, olivgrün',
    khaki: 'khaki, armeegrün',
    beige: 'beige, sandfarben, sand, nude beige, taupe',
    chocolate: 'schokobraun, schokoladenbraun, dunkelbraun',
    charcoal: 'anthrazit, dunkelgrau',
    fuchsia: 'fuchsia, magenta, knallpink',
    coral: 'koralle, lachs, apricot, pfirsich, korallenrot',
    terracotta: 'terrakotta, rost, rostrot, ziegelrot',
    mint: 'mint, mintgrün',
    gold: 'gold, golden, goldene, goldfarben',
    silver: 'silber, silbern, silberne, silberfarben',
    lace: 'spitze, spitzen',
    wool: 'wolle, schurwolle, merino',
    linen: 'leinen',
    silk: 'seide',
    satin: 'satin',
    cotton: 'baumwolle',
    polyester:
      'synthetik*, synthetisch*, kunstfaser*, kunststoff*, plastik*, acryl*, polyacryl*, nylon, polyamid, elasthan, polyester*, chemiefaser*, plaste, kunstfasern',
  },
  places:
    'berlin, hamburg, münchen, köln, frankfurt, stuttgart, düsseldorf, leipzig, dresden, wien, zürich, salzburg, graz, basel, bern, genf, innsbruck, linz, paris, london, rom, mailand, venedig, barcelona, madrid, lissabon, mallorca, ibiza, kreta, griechenland, italien, spanien, portugal, frankreich, schweden, norwegen, dänemark, island, kopenhagen, amsterdam, prag, budapest, istanbul, antalya, new york, dubai, bali, thailand, tokio, nürnberg, hannover, bremen, freiburg, heidelberg, rügen, warnemünde, st moritz, kitzbühel, kroatien, südtirol, tirol, gardasee, toskana, teneriffa, gran canaria, marokko, türkei, ägypten, luzern, potsdam, bonn, münster, kiel, rostock, mannheim, dortmund',
}
