import type { WordsOfSophia } from '../source.ts'

export const words: WordsOfSophia = {
  language: 'it',
  colours: 'after',
  occasions: {
    wedding_guest:
      'matrimoni*, nozze, damigella, testimone di nozze, sposalizio, si sposa, invitata al matrimonio, testimone, si sposano, damigelle, sposano, mamma dello sposo, mamma della sposa, matrimonio, matrimoni, invitata a un matrimonio, sposarsi, matrimonio di, invitata a nozze',
    bride:
      'mi sposo, sono la sposa, il mio matrimonio, mio matrimonio, ci sposiamo, nostro matrimonio, abito da sposa, sposa io',
    civil_wedding:
      'matrimonio civile, in comune, rito civile, municipio, matrimonio in comune, in comune matrimonio',
    engagement:
      'fidanzamento, proposta di matrimonio, promessa di matrimonio, proposta, promessa, festa di fidanzamento',
    baptism: 'battesim*, madrina, battezza, battesimo, battesimi, battezzo',
    communion: 'comunion*, cresim*, prima comunione, comunione, cresima, comunioni, cresime',
    bar_mitzvah: 'bar mitzvah, bat mitzvah, bar mitzva',
    graduation:
      'laure*, laurea, discussione della tesi, proclamazione, festa di laurea, tesi, maturità, consegna dei diplomi, discussione tesi, laureo, diploma',
    prom: 'ballo di fine anno, ballo della scuola, mak p, ballo scolastico, prom, ballo studentesco, cento giorni',
    gala: 'gala, galà, ballo, premiazione, serata di beneficenza, cena di gala, red carpet, serata di gala, debuttanti',
    opera: 'opera, prima della scala, balletto, lirica, scala, filarmonica',
    theatre: 'teatro, musical, commedia, spettacolo teatrale, spettacolo, prima a teatro',
    concert: 'concert*, concerto, concerti',
    festival: 'festival, sagra, palio, festa di paese, sanremo, festa patronale, oktoberfest, sagre',
    club: 'discoteca, ballare, locale, club, disco, serata in discoteca, serata tra ragazze, serata con le amiche',
    party:
      'fest*, party, addio al nubilato, inaugurazione, ricevimento, festicciola, rinfresco, pensionamento, anniversario, rimpatriata, festa, feste, evento, nozze d’argento, nozze d’oro, festone, cena aziendale, addio nubilato, aperitivo di lavoro festa',
    birthday:
      'compleann*, diciottesimo, quarantesimo, cinquantesimo, trentesimo, i miei 40, i miei 30, i miei 50, 18 anni, diciottesimi, i 18 di, 18esimo, sessantesimo, i 50 di, compleanno, compleanni, compie gli anni, 18 anni festa, 40 anni festa, quarant’anni',
    christmas:
      'natal*, cena di natale, vigilia, pranzo di natale, natalizi*, santo stefano, epifania, cenone della vigilia, natale, natalizia, pasqua, pranzo di pasqua',
    new_year: 'capodann*, san silvestro, veglione, cenone, cenone di capodanno, ultimo dell’anno, capodanno',
    eid: 'eid, festa del sacrificio',
    ramadan: 'ramadan, iftar',
    lunar_new_year: 'capodanno cinese, capodanno lunare',
    diwali: 'diwali',
    carnival: 'carneval*, maschera, halloween, festa in maschera, travestimento, martedì grasso, carnevale',
    quinceanera: 'quinceanera',
    feria: 'feria',
    tea_ceremony: 'cerimonia del tè, cerimonia del te',
    school_ceremony:
      'primo giorno di scuola, colloqui, recita, riunione dei genitori, consiglio di classe, saggio, festa della scuola, recita scolastica, colloquio con gli insegnanti, colloquio con i professori, colloqui con, riunione a scuola, festa di fine anno',
    coming_of_age: 'maggiore età',
    henna_night: 'henné, henna, notte dell’henné',
    funeral: 'funeral*, esequie, lutto, sepoltura, camera ardente, veglia funebre, funerale, funerali',
    memorial:
      'commemorazione, messa in suffragio, cimitero, trigesimo, messa per i defunti, ricorrenza dei defunti, ognissanti, messa di suffragio, due novembre, ricordo',
    religious_service:
      'messa, chiesa, moschea, sinagoga, funzione, messa di pasqua, processione, duomo, in chiesa, santuario',
    interview:
      'colloquio, colloquio di lavoro, colloquio in, selezione, concorso orale, colloqui, selezione di lavoro',
    office:
      'ufficio, lavoro, lavorare, studio legale, banca, lavorativo, colleghi, capo, azienda, studio, clienti, cliente, al lavoro, in ufficio, per lavoro',
    business_trip: 'viaggio di lavoro, trasferta, viaggio d’affari',
    meeting:
      'riunion*, presentazione, meeting, riunione, incontro di lavoro, videochiamata, call, negoziazione, pranzo di lavoro, cena di lavoro, appuntamento di lavoro, presentare un progetto, riunioni, cliente importante',
    conference:
      'conferenz*, convegn*, fiera, congresso, seminario, workshop, relatrice, networking, salone del mobile',
    home_office:
      'smart working, smartworking, lavoro da casa, telelavoro, lavoro da remoto, lavorare da casa',
    first_day:
      'primo giorno di lavoro, nuovo lavoro, primo giorno in ufficio, primo giorno, lavoro nuovo, nuova azienda, inizio un lavoro',
    date: 'appuntamento, appuntamento galante, san valentino, primo appuntamento, tinder, esco con un ragazzo, cenetta romantica, appuntamento al buio, cena romantica, a lume di candela, uscita con un tipo, esco con lui, uscita con un ragazzo, esco con uno',
    dinner:
      'cena, cene, cenare, cenetta, ristorante, cena fuori, cenetta, pizzata, pizzeria, trattoria, cenare, mangiare fuori, cena, a cena',
    brunch: 'brunch, colazione',
    lunch:
      'pranzo, pranzetto, pranzo di pasqua, pranzare, pasquetta, pranzo della domenica, ferragosto, pranzi, pranzo fuori',
    coffee: 'caffè, bar per un caffè, cappuccino, tè con le amiche, merenda, pasticceria, caffettino',
    drinks:
      'aperitiv*, spritz, apericena, cocktail bar, bere qualcosa, bar, drink, locale per bere, after work, birra, birretta, degustazione, enoteca, happy hour, aperitivo, aperitivi, ape',
    weekend:
      'per il weekend, per i weekend, weekend tranquillo, per il fine settimana, giorno libero, domeniche, nei weekend, weekend, fine settimana',
    everyday:
      'tutti i giorni, ogni giorno, quotidian*, commissioni, vita di tutti i giorni, giorni normali, di tutti i giorni, giornaliero, quotidiano, giornata qualunque',
    school_run:
      'portare i bambini, accompagnare i bambini, uscita da scuola, asilo, portare i bimbi, porto i bambini, prendere i bambini, bambini/figli/bimbi/figlio/figlia/bimbo/bimba/piccoli + scuola/accompagn*/asilo/nido, davanti a scuola, portare i bambini a scuola, portare i figli a scuola, prendere i bimbi, accompagno i bimbi, recuperare i bambini, portare mio figlio, portare mia figlia, fuori da scuola, prendo i bimbi, bimbi a scuola, bambini a scuola, bimbi all’asilo, prendere mio figlio, prendere mia figlia, materna',
    playground:
      'bimbi al parco, bambini al parco, figli al parco, bimba al parco, bimbo al parco, al parco con i bimbi, al parco con i bambini, parco giochi, parchetto, giochi con i bambini, giardinetti, parco con i bambini, scivolo, sabbia con i bimbi, ai giardini',
    university: 'università, uni, lezione, lezioni, facoltà, campus, esame, esami, unive, aula',
    shopping:
      'shopping, spese, mercato, centro commerciale, negozi, fare la spesa, spesa, saldi, mercatino, mercatini, compere, vetrine',
    museum: 'muse*, mostra, galleria, vernissage, mostre, biennale, uffizi, esposizione, museo, musei',
    walk: 'passeggiat*, camminata, passeggiare, giro in centro, portare a spasso, a spasso, camminare, passeggio, quattro passi, giretto, lungomare, porto fuori il cane, passeggiata, portare fuori il cane',
    garden_party: 'festa in giardino, garden party',
    barbecue: 'grigliat*, barbecue, bbq, grigliata, braciata, pasquetta',
    picnic: 'picnic, pic nic, scampagnata, pic-nic',
    beach:
      'spiaggia, mare, piscina, lido, al mare, bagno al mare, beach club, stabilimento, lago a fare il bagno, terme',
    vacation:
      'vacanz*, viaggio, ferie, luna di miel*, viaggio di nozze, safari, partire per, villeggiatura, campeggio, villaggio turistico, viaggiare, agriturismo, parto per, vacanza, vacanze, luna di miele, partire',
    city_trip:
      'gita, turista, visitare la città, city break, weekend a, girare la città, fine settimana a, turismo, gita in città, weekend fuori, fuga romantica a, due giorni a, tre giorni a, girare, capitale europea, giro turistico',
    cruise: 'crocier*, barca, barca a vela, yacht, veliero, traghetto, gita in barca, regata',
    hiking:
      'escursion*, trekking, montagna, camminata in montagna, dolomiti, arrampicata, sentiero, sentieri, rifugio, alpeggio, escursione, campeggio, ferrata',
    ski_trip: 'sci, sciare, settimana bianca, apres ski, snowboard, piste da sci, baita, neve sciare',
    flight: 'volo, aereo, treno, viaggio lungo, ore di volo, volare, viaggio in treno, frecciarossa',
    airport: 'aeroporto',
    races: 'corse dei cavalli, ippodromo, corse ippiche, concorso ippico, derby',
    sport:
      'palestra, yoga, pilates, correre, allenamento, sport, tennis, golf, padel, corsa, allenarmi, fitness, maratona, bici, jogging, zumba, ginnastica, partita, calcetto',
    at_home:
      'in casa, stare a casa, divano, per casa, netflix, pigiama party, a casa, relax in casa, serata film, film e copertina, poltrire, casa',
    family_visit:
      'suoceri, pranzo in famiglia, dai miei, dai genitori, cena in famiglia, dalla nonna, conoscere i suoi, i suoi genitori, genitori di lui, in famiglia, famiglia di lui, riunione di famiglia, da mia suocera, dai nonni, da mia nonna, futura suocera, genitori del mio ragazzo, nonni, dai suoceri, pranzo della domenica, dalla suocera',
    baby_shower: 'baby shower, gender reveal, festa per il bebè, festa premaman',
    photo_shoot:
      'servizio fotografico, shooting, foto di famiglia, foto profilo, foto per il cv, book fotografico, foto per linkedin, fotografo, foto professionali, set fotografico, foto',
    court: 'tribunale, udienza, avvocato, divorzio, processo, giudice, notaio',
    doctor:
      'medico, ospedale, dottore, dentista, visita medica, ginecologo, clinica, ecografia, dottoressa, pronto soccorso, fisioterapista, visita',
  },
  weather: {
    hot: 'afa, cald*, caldo, caldissimo, canicola, torrid*, si muore di caldo, solleone, gran caldo, ondata di caldo, si schiatta, fa caldo, si crepa di caldo, bollente, soffocante, sudare, sudo, si boccheggia, afoso, afosa, forno, tropicale, cuocere, si scioglie, mi sciolgo, rovente, caldo infernale, un caldo, caldo torrido, un forno, torrido',
    warm: 'bel tempo, sole, soleggiato, tiepido, sera tiepida, serata tiepida, clima piacevole, soleggiata, calduccio, primaverile, c’è il sole, tepore, bella giornata, tiepida, caldino',
    mild: 'mite, miti, mezza stagione, né caldo né freddo, temperato',
    cool: 'fresc*, fresco, freschino, frescolino, frescura, umidità e fresco, freschetto, un po’ freddo, serate fresche, arietta fresca, arietta, fa fresco, un po’ fresco',
    cold: 'fredd*, freddo, gelo, gelid*, ghiaccio, gela, sottozero, sotto zero, congelo, freddissimo, polare, freddo cane, brina, gelata, congelare, si gela, freddo boia, gelido, freddolosa, infreddolita, ghiacciato, fa freddo, un freddo, freddino',
    rain: 'diluvia*, diluviando, piovosa, pioggerella, piogg*, piove, piovos*, pioverà, temporal*, diluvia, acquazzon*, bagnato, pioviggina, ombrello, fango, pozzanghere, piovere, acqua a catinelle, diluvio, umido, umidità, bagnata, pioggerella, burrasca, nubifragio, piovendo, tempaccio, rovesci, pioggia, piovoso, temporale, pioggerellina, danno pioggia, mettono pioggia, pioverà domani, sta piovendo, acquazzone',
    snow: 'nev*, neve, nevica, nevicata, nevicare, bufera, nevicherà, nevicando',
    wind: 'vent*, vento, bora, maestrale, scirocco, libeccio, ventoso, brezza, tramontana, raffiche, tira vento, ventilato, ventaccio, venticello',
    forecast:
      'che tempo, previsioni, meteo, pioverà, che tempo fa, che tempo farà, tempo domani, in base al tempo, guarda il tempo, guarda il meteo, farà caldo, farà freddo, quanti gradi, a seconda del tempo, com’è il tempo, tempo che fa, controlla il tempo, controlla il meteo, secondo il meteo, tempo farà',
  },
  body: {
    petite:
      'bassina*, sono bassa, minuta, piccolina, sono piccola, bassa, petite, alta un metro e, bassetta, bassa di statura, piccola di statura, tutto mi sta grande, statura bassa, tappa, gambe corte, tappetta, nana, mignon, corporatura minuta, bassina, mingherlina, non molto alta',
    tall: 'sono alta, molto alta, altissima, gambe lunghe, alta e, alta, spilungona, piuttosto alta, altezza elevata',
    plus: 'formos*, curvy, taglie forti, taglia forte, robusta, in carne, taglie comode, cicciottella, plus size, rotonda, grassa, abbondante, sovrappeso, curve, taglie grandi, qualche chilo di troppo, morbida di forme, xxl, xl, taglia comoda, oversize di taglia, chili di troppo, grassottella, rotondetta, corpulenta, giunonica, chili in più, morbide, formosa, oversize di corpo, formose, morbida, cicciona',
    maternity:
      'incinta, gravidanza, premaman, in dolce attesa, pancione, sesto mese, settimo mese, ottavo mese, quinto mese, quarto mese, nono mese, aspetto un bambino, in attesa, mese di gravidanza, dolce attesa, aspetto una bambina, terzo mese, mesi di gravidanza, trimestre, gestazione, col pancione',
    nursing: 'allatto, allattamento, allattare, allattando, allatta, neomamma che allatta, tiralatte',
    modest:
      'sobrio e coperto, casto, casta, pudico, coprente, non scollato e lungo, niente di scoperto, modest*, pudic*, coperta, poco scoperto, che copra, non troppo scoperto, non troppo nudo, senza scoprire troppo, pelle scoperta, niente di volgare, troppa pelle, castigat*, ben coperta, scoprirmi troppo, scoprire troppo, non volgare, decoroso, decente, copra bene, morigerat*, non scollato, poco scollato, castigato, accollato e lungo, modesto, coperto, niente di scollato, non troppo scollato',
    hijab: 'hijab, velo, foulard in testa, velata',
    hide_arms:
      'braccia + nascond*/copr*/coperte/mascher*/odio/grosse/camuff*/complesso/cicciotte/flaccide/grasse/scoperte no, coprire le braccia, bracciotte, nasconda/nascondere/nasconde/coprire/copra/copre/coperte/mascherare + braccia/braccio',
    hide_belly:
      'pancia/pancetta/rotolini/addome/rotoli/ventre/maniglie dell’amore/pancino/ciccia + nascond*/copr*/mascher*/segni/segn*/camuff*/dissimul*/minimizz*/veda/vedere, pancetta, nasconda/nascondere/nasconde/coprire/copra/camuffare/camuffi/mascherare/mascheri/copre/minimizzi/dissimuli + pancia/pancetta/ventre/addome/rotolini/girovita',
    hide_legs:
      'gambe/polpacci/cosce/ginocchia/caviglie + nascond*/copr*/mascher*/grosse/odio/camuff*/complesso/storte/coperte, cosce grosse, polpacci grossi, gambe storte, nasconda/nascondere/nasconde/coprire/copra/copre/mascherare + gambe/cosce/polpacci/ginocchia/caviglie',
    hide_hips:
      'segn*/sottoline*/evidenzi* + fianchi, fianchi/sedere/culo/bacino/culotte de cheval/lato b/fondoschiena + nascond*/copr*/mascher*/larghi/minimizz*/grosso/camuff*/grande/dissimul*/abbondant*, fianchi larghi, a pera, corpo a pera, nasconda/nascondere/nasconde/coprire/copra/copre/larghi/mascherare/minimizzi + fianchi/sedere/culo/lato',
    show_legs: 'mostrare le gambe, belle gambe, gambe + mostr*/valorizz*/scopr*/vedere/evidenza',
    show_waist:
      'vita stretta, vitino, vita + mostr*/valorizz*/vedere/evidenzi*/esalt*/evidenza, vitino da vespa',
    wheelchair: 'sedia a rotelle, carrozzina, in carrozzina',
    sensitive_skin:
      'pelle sensibile, dermatite, prude, pizzica, allergi*, irrita, prurito, pelle delicata, eczema, psoriasi, pizzicano, mi prude, sfoghi, irritano, pelle reattiva, allergia, allergica',
    large_bust:
      'seno grande, seno abbondante, tanto seno, petto grande, seno prosperoso, tette grosse, quarta di seno, quinta di seno, seno grosso, tette grandi, maggiorata, seno importante, seno generoso, una quarta, una quinta, molto seno, coppa d, decolleté abbondante',
    small_bust:
      'poco seno, seno piccolo, prima di seno, piatta, tette piccole, senza seno, seno piatto, una prima, coppa a, seconda scarsa',
  },
  fit: {
    loose:
      'larg*, morbid*, ampio, ampia, comodo e largo, non aderente, non attillato, oversize, fluid*, che non stringa, scivolat*, niente di stretto, niente di aderente, svolazzante, non stretto, non troppo aderente, largo, svasat*, non fasciante, niente di attillato, che non segni, non stringe, che cade morbido, vestibilità comoda, elastico in vita, niente di fasciante, morbido, larghi, svasato, scivolato',
    fitted:
      'aderent*, attillat*, fasciant*, strett*, avvitat*, slim, sagomat*, sciancrat*, tubino aderente, aderente al corpo, che fascia, aderente, attillato, fasciante, stretto, sciancrato, aderenti',
    sleeves:
      'con maniche, con le maniche, braccia coperte, spalle coperte, maniche, coprire le spalle, coprispalle, spalle + coperte, coprano le spalle, con la manica, manica, copra le spalle, manica lunga, maniche lunghe, con manica, mezze maniche, mezza manica',
    long_hems:
      'sotto il ginocchio, ginocchia coperte, alla caviglia, fino al ginocchio, oltre il ginocchio, copra le ginocchia, fino ai piedi, al polpaccio, fino alla caviglia, al ginocchio, lunghezza ginocchio, a metà polpaccio, coprire le ginocchia, copre le ginocchia, sotto al ginocchio',
    short_hems: 'sopra il ginocchio, a metà coscia, cortino',
    high_neck:
      'niente di troppo scollato, niente di scollato, non troppo scollato, non troppo scollata, niente di troppo aperto, accollat*, collo alto chiuso, senza scollatura, niente scollature, niente scollatura, non scollato, poco scollato, chiuso sul davanti, non scollata, scollatura no, niente scolli, poca scollatura, scollo chiuso, non troppo scollato, scollatura discreta, accollato, collo alto, chiuso al collo, poco scollatura',
    waist:
      'vita segnata, punto vita, segni la vita, in vita, vita sottolineata, segnare la vita, stretto in vita, cinturat*, sottolinei la vita, avvitato in vita, valorizzi la vita, vita marcata, vita evidenziata, segna la vita, strizzato in vita',
    comfortable:
      'comod*, comodità, confortevol*, a mio agio, morbidoso, pratico, morbido, agio, elasticizzat*, pratica, comodissimo, muovermi bene, comodi, comodo, comoda, comode, che non stringa, stare comoda, libera nei movimenti',
    warm: 'pesante, calda, caldo addosso, che tenga caldo, tenere caldo, che scaldi, calduccio, di caldo, caldi, scaldi, tenga caldo, qualcosa di caldo, ben coperta contro il freddo, non avere freddo, calde, imbottit*, felpat*, bella calda, tiene caldo, coprirmi bene dal freddo, caldo da indossare, coperta bene, coprirmi, vestirmi pesante, imbottito',
    light:
      'legger*, fresco addosso, traspirant*, ariosa, qualcosa di fresco, fresche, leggerissimo, vestito fresco, non sudare, fresca e leggera, arios*, vaporos*, fresco e leggero, non fare caldo, leggero, leggera, traspirante, leggeri, arioso, leggerino',
  },
  shoes: {
    flat: 'scarpe basse, scarpa bassa, rasoterra, scarpe piatte, tacco zero, piatte, basse, sandali bassi, sandalo basso, scarpa piatta, suola piatta, bassi, raso terra, stivaletti bassi, senza tacco, tacchi no, niente tacchi, no tacchi, no tacco, senza tacchi, niente tacco, non porto i tacchi, odio i tacchi, flat',
    low: 'tacco basso, tacchetto, tacco comodo, tacco largo, mezzo tacco, tacchi bassi, tacchettino, tacco medio, poco tacco, tacco quadrato, tacchi comodi, tacco a rocchetto',
    high: 'tacco alto, tacchi alti, tacco dodici, tacco 12, tacchi a spillo, tacco a spillo, trampoli, tacchi vertiginosi, plateau',
    any: 'scarpe qualsiasi, qualsiasi scarpa',
  },
  dressCodes: {
    white_tie: 'white tie, frac',
    black_tie:
      'black tie, cravatta nera, abito da sera richiesto, smoking richiesto, abito scuro, in lungo, abito lungo richiesto, cravatta nera richiesta, serata in abito lungo, abito da sera, abito lungo obbligatorio',
    cocktail: 'cocktail, abito da cocktail, da cocktail, cocktail attire, vestito da cocktail',
    smart_casual:
      'smart casual, elegante ma non troppo, casual elegante, sportivo elegante, elegante casual, casual chic, elegante ma informale, elegante-sportivo, elegante ma comodo, informale ma curato, elegante sportivo',
    business_formal:
      'business formal, formale da ufficio, professionale, business attire, formale, giacca e cravatta, abito formale, molto formale, rigoros*, formali, seria e professionale, istituzionale, abbigliamento formale, business',
    business_casual: 'business casual, ufficio informale, casual da ufficio, formale ma rilassato',
    casual:
      'dress code casual, abbigliamento informale, dress code informale, abbigliamento casual, dress code libero, vestirsi casual, abbigliamento libero',
    festive: 'festiv*, da festa, festosa, festoso, da festa elegante, festivo',
    dress_to_impress:
      'dress to impress, fare colpo, lasciare a bocca aperta, fare un figurone, far colpo, figurone, stupire tutti',
    beach_formal:
      'beach formal, elegante da spiaggia, beach chic, spiaggia elegante, elegante per la spiaggia, chic da spiaggia',
  },
  vibes: {
    chic: 'chic, elegant*, raffinat*, di classe, curat*, sofisticat*, glamour, ben vestita, classe, eleganza, fine, distint*, signorile, presentabil*, ricercat*, stilos*, fashion, bon ton, ordinat*, elegante, raffinata, raffinato, curata, in tiro, bella elegante, sofisticata, elegantissima',
    casual:
      'casual, informal*, rilassat*, disinvolt*, sportivo casual, easy, tranquill*, alla buona, senza pretese, spensierat*, informale, sportivo, tranquillo',
    bold: 'audac*, vistos*, appariscent*, osare, che si fa notare, stravagant*, d’effetto, spavald*, colorat*, spiccare, notare, spettacolare, eccentric*, grintos*, esagerat*, wow, non passare inosservata, di carattere, impatto, appariscente, audace, vistoso, che si noti',
    romantic: 'romantic*, femminil*, da principessa, dolce, delicat*, sognante, fiabesc*, leziosa, angelic*',
    edgy: 'rock, grunge, punk, edgy, ribelle, dark, gotic*, aggressiv*, biker, rocchettara, metallar*, cattiv*',
    classic: 'classic*, senza tempo, intramontabil*, tradizional*, sempreverde',
    minimal:
      'minimal*, semplic*, sobri*, essenzial*, discret*, lineare, senza fronzoli, pulit*, basic, semplice, non appariscente, minimalista, scandinav*, sobrio, sobria, minimal, essenziale, semplici, semplicissimo, discreto, discreta',
    boho: 'boho, bohemien, hippie, country chic, gitan*, rustic*, figlia dei fiori, etnic*, boho chic',
    sporty: 'sportiv*, sporty, athleisure, tutoso',
    vintage:
      'vintage, retrò, anni 50, anni 70, anni 60, anni 20, anni 80, anni cinquanta, anni settanta, pin up, anni ottanta, anni sessanta, anni 90, anni venti, pin-up, anni novanta, d’altri tempi, retro, d’epoca',
    sexy: 'sexy, sensual*, seducent*, provocant*, mozzafiato, femme fatale, ammiccant*, spacco vertiginoso, sedurre, bollente',
    cute: 'carin*, tener*, dolcissim*, adorabil*, simpatic*, sbarazzin*, kawaii, divertent*, giocos*, grazios*',
    preppy: 'preppy, college, collegiale, ivy league, da brava ragazza, stile college',
    parisian: 'parigin*, stile parigino, stile francese, alla francese, francesina',
    quiet_luxury: 'quiet luxury, lusso discreto, old money, lusso silenzioso, lusso sussurrato',
    creative: 'creativ*, artistic*, original*, estros*, particolar*, fantasios*, alternativ*, insolit*, arty',
  },
  changes: {
    cheaper:
      'più economic*, meno car*, costa troppo, troppo car*, più a buon mercato, meno costos*, caro, costano troppo, fuori budget, carissim*, meno cara, troppo costos*, un po’ caro, prezzo più basso, non posso permetterm*, sforo, troppi soldi, un po’ cara, più accessibil*, così tanto, fuori dal mio budget, supera il mio budget, spendere meno, spendere di meno, costi meno, costi di meno, più conveniente, scendere di prezzo, non così car*, caruccio, un occhio della testa, meno caro, più economico, piu economico, troppo caro, troppo cara, costa meno, meno costoso, meno costosa, troppo costoso, qualcosa che costi meno, più economici, meno cari, a meno, carissimo, un salasso, costa un botto',
    dearer:
      'più costos*, più lussuos*, qualità migliore, più pregiat*, posso spendere di più, più di qualità, più esclusiv*, spendere di più, più car*, più lusso, migliore qualità, di qualità superiore, sembra da poco, alzare il budget, più caro',
    more: 'fammi vedere altro, mostrami altro, altre idee, altri outfit, altre proposte, ancora, altri vestiti, mostra altro, vedere altro, altri look, più scelta, altro, altre opzioni, ne hai altri, fammene vedere altri, ne hai altre, prossimo, altre soluzioni, mostramene altri, di più da vedere, altre possibilità, mostrami di più, ancora qualche, dammi altre, mostrami altri, mostrami altre, fammi vedere altri, fammi vedere altre, qualcos’altro da vedere, vorrei vedere altro, cos’altro hai, che altro, proponimi altro, altre combinazioni, successivo, avanti, altri, di più, altro da mostrare',
    other:
      'qualcos’altro, qualcosa di diverso, un altro, un’altra, divers*, cambia*, altra, altri, altre, sostituisc*, cambiare, altra cosa',
    other_colour:
      'colore diverso, altro colore, altri colori, un altro colore, colori diversi, cambia colore, che colori, quali colori, cambiare colore, diverso colore, altra tinta, altra tonalità, cambia il colore, cambiargli colore, in un altro colore',
    in_colour: '',
    warmer:
      'più cald*, più pesante, troppo legger*, avrò freddo, avrei freddo, congelo così, troppo fredd*, non abbastanza cald*, mi congelo, gelo con, poco cald*, morirò di freddo, più coperto dal freddo, freddo con quest*, troppo fresc*, troppo sottile, muoio di freddo, mi copra di più dal freddo, più imbottit*, patirò freddo, più caldo',
    cooler:
      'più fresc*, più legger*, troppo cald*, troppo pesant*, morirei di caldo, muoio di caldo, meno pesante, avrei caldo, avrò caldo, sudo con, meno cald*, morirò di caldo, schiatto di caldo, crepo di caldo, caldo con quest*, più estiv*, suderei, suderò, più fresco, più leggero, troppo pesante',
    longer:
      'più lung*, troppo cort*, allunga*, meno cort*, così cort*, allungal*, cortissim*, non abbastanza lung*, più lungo, più lunga, troppo corto, troppo corta',
    shorter:
      'più cort*, troppo lung*, accorcia*, meno lung*, così lung*, accorcial*, lunghissim*, accorciare, più corto, più corta, troppo lungo, troppo lunga',
    looser:
      'più larg*, più morbid*, più ampi*, troppo strett*, troppo aderent*, troppo attillat*, meno aderent*, meno attillat*, meno strett*, così strett*, così aderent*, stringe troppo, mi stringe, mi tira, troppo fasciant*, meno fasciant*, strizzata, così attillat*, più comodo in vita, mi strizza, stringe, mi segna, salsiccia, più largo, più morbido, troppo stretto, troppo aderente, meno aderente, troppo attillato',
    tighter:
      'più strett*, più aderent*, più attillat*, troppo larg*, troppo ampi*, più avvitat*, così larg*, meno larg*, più fasciant*, mi sta grande, troppo grand*, troppo morbid*, ci nuoto dentro, sacco di patate, troppo oversize, meno ampi*, ci ballo dentro, più sagomat*, più stretto, più aderente, troppo largo',
    dressier:
      'più elegant*, più formal*, troppo casual, troppo sportiv*, più raffinat*, più chic, più curat*, più da sera, troppo informal*, più festiv*, meno casual, meno sportiv*, più glamour, poco elegant*, più seri*, troppo semplic* per, più sofisticat*, più ricercat*, troppo trasandat*, troppo sciatt*, meno informal*, non abbastanza elegant*, più importante, più speciale, più elegante, più formale, più raffinato, troppo sportivo',
    plainer:
      'più casual, meno elegant*, meno formal*, troppo elegant*, troppo formal*, più semplic*, più informal*, meno impegnativ*, più sportiv*, troppo impegnativ*, troppo chic, più rilassat*, così elegant*, così formal*, meno serios*, più tranquill*, più sempliciotto, più easy, troppo impostat*, troppo agghindat*, meno seri*, meno chic, meno tirat*, troppo tirat*, meno agghindat*, troppo ingessat*, meno ingessat*, più da tutti i giorni, più quotidian*, troppo da cerimonia, più semplice, meno elegante, troppo elegante, meno formale, troppo formale, più sportivo, più informale',
    bolder:
      'più audac*, più vivac*, più colorat*, più particolar*, troppo serio, troppo noios*, noios*, più original*, più sbarazzin*, più grintos*, troppo spent*, più allegr*, più sexy, troppo sobri*, troppo classic*, più vistos*, più colore, troppo banale, banale, troppo semplice, un po’ triste, troppo trist*, più brio, più moderno, vecchia, più stravagant*, più pep*, troppo anonim*, anonim*, più divertent*, meno noios*, osare di più, più osé, più frizzant*, troppo piatt*, più appariscent*, smorto, meno classic*, da suora, meno banale, da vecchia, da nonna, più audace, più colorato, noioso, più vivace, troppo spento, anonimo',
    quieter:
      'più sobri*, più discret*, meno vistos*, troppo vistos*, troppo appariscent*, meno appariscent*, troppo colorat*, meno colorat*, più neutr*, troppo audac*, meno audac*, più delicat*, troppo sgargiant*, troppo sexy, meno sexy, troppo carico, meno caric*, troppo scollat*, così vistos*, così appariscent*, troppo eccentric*, troppo accesi, troppo acceso, meno acces*, troppo volgare, troppo pacchian*, meno sgargiant*, più sommess*, meno eccentric*, più spento, più tenue, meno scollat*, troppo stravagant*, meno volgare, esagerato, troppo esagerat*, troppi colori, meno colori, più sobrio, meno appariscente, troppo appariscente, più discreto, troppo vistoso, più neutro',
    undo: 'torna indietro, come prima, quello di prima, annulla, il precedente, quella di prima, torna a prima, torna a quello, rimetti quello, il look di prima, torna al precedente, rimetti, torniamo a quello, la precedente, era meglio prima, meglio il primo, torniamo al, ripristina, quelli di prima, rimetti come, quelle di prima, torna al, indietro, precedente, precedenti, rimetti com’era',
    start_over:
      'ricomincia*, da capo, da zero, ricominciamo, dall’inizio, nuova ricerca, reset, resetta, ripartiamo, cancella tutto e, riparti, ripartire, azzera*, daccapo, rifacciamo tutto, ricominciare, iniziamo da capo, dimentica tutto, ricomincia, partiamo da zero',
  },
  qualities: {
    expensive: 'caro, cara, cari, costoso, costosa',
    cheap: 'economico, economica, conveniente',
    long: 'lungo, lunga, lunghi',
    short: 'corto, corta, corti',
    tight: 'stretto, stretta, aderente, attillato, attillata',
    loose: 'largo, larga, ampio, ampia, grande',
    warm: 'caldo, calda, pesante',
    cool: 'freddo, fresco, fredda, leggero, leggera',
    dressy: 'elegante, formale, impegnativo, serioso, chic',
    plain:
      'un paio di, paio di, spalle larghe, spalle grosse, casual, informale, semplice, sportivo, sportiva',
    bold: 'vistoso, vistosa, appariscente, audace, colorato, sgargiante, carico',
    quiet: 'noioso, noiosa, spento, sobrio, banale, serio, seria, classico, anonimo, triste',
  },
  questions: {
    who_are_you:
      'chi sei, come ti chiami, chi è sophia, con chi parlo, presentati, il tuo nome, con chi sto parlando, chi siete, chi 6, tu chi sei, e tu chi sei',
    are_you_human:
      'sei umana, sei un robot, sei una persona, sei un bot, sei reale, persona vera, sei un’ia, robot, chatbot, intelligenza artificiale, sei vera, un bot, sei un essere umano, sei un umano, sei una macchina, chatgpt, persona reale, in carne e ossa, sei un’intelligenza, sei una ia, umana o',
    what_can_you_do:
      'cosa sai fare, cosa puoi fare, come funziona, come mi aiuti, come puoi aiutarmi, a cosa servi, cosa fai, in cosa mi aiuti, che sai fare, che cosa sai fare, che puoi fare, in cosa puoi aiutarmi, come funzioni, mi puoi aiutare, puoi aiutarmi, cosa posso chiederti',
    returns:
      'restituire, reso, resi, rimborso*, cambiare la taglia, rimandare indietro, restituzione, rimandarlo, cambio merce, cambio taglia, renderlo, recesso, soldi indietro, restituirl*, rimborsat*, rispedire, mandare indietro, rimandare, posso cambiarl*, rimborso, fare il reso, cambiarlo, restituirlo, rendere, si può restituire, riportarlo',
    delivery:
      'consegn*, spedizion*, spedite, quando arriva, arriva in, tempi di consegna, spedi*, spese di spedizione, in quanto arriva, quanto ci mette, arriva entro, quanto tempo ci vuole, arriva a casa, arriva prima, spedit*, pacco, corriere, ci mette ad arrivare, arrivare, spedizione, consegna, arriva in tempo',
    paid_link:
      'commission*, affiliat*, percentuale, sponsorizzat*, pubblicità, guadagni, guadagnate, ti pagano, vi pagano, ricevi soldi, link pagati, guadagna/paga*/soldi/guadagn*/prend* + link/clic/click/compro/acquist*, provvigion*, pagata per, link a pagamento, prendi soldi, commissione, sponsorizzato, affiliazione',
    who_sells:
      'chi vende, quale negozio, che negozio, dove lo compro, dove compro, dove si compra, di che marca, che marca, chi lo vende, dove posso comprare, lo vendete voi, dove posso acquistare, da chi compro, che marchio, dove lo trovo, dove la trovo, di quale marca, in che negozio, dove acquisto, vendete voi, dove posso trovarl*, quale marca, dove la compro, in quale negozio, dove li compro, chi è il venditore',
    sizes:
      'che taglia, quale taglia, guida alle taglie, la mia taglia, vestibilità, taglia prendo, taglia devo, veste piccolo, veste grande, come veste, taglia sono, tabella taglie, taglia porto, che numero, mi andrà bene, mi va bene la',
    care: 'lavare, lavo, lavatrice, stirare, pulire, lavaggio, lava, lavaggio a secco, tintoria, si lava, asciugatrice, stiro, stira, si restringe, lavanderia, lavarl*',
    privacy:
      'foto/immagin*/selfie/dati + che fine/salva*/conserv*/vede/privat*/condivid*/sicur*/cancell*/chi/dove/usate/usi/tenete/fate/finisce/finiscono/vanno/fai/resta/succede/va, privacy, riservatezza, dati personali',
    costs:
      'quanto costi, è gratis, è gratuito, crediti, credito, abbonamento, devo pagare, gratis, luxe, a pagamento, si paga, quanto costa il servizio, gratuito, quanto costa usare, costa qualcosa, quanto costa l’app, pagare per usare, gratuita, costa usarti, quanto si paga, quanto costa luxe, quanto costa provare, quanto costa questo servizio, bisogna pagare, quanto costa l’abbonamento',
    how_try_on:
      'provar*, provo, provarl*, addosso a me, sulla mia foto, vederl* addosso, vedermi con, come mi sta, prova virtuale, addosso, come mi starebbe, vedermi addosso, camerino, come sta su di me, su di me, vedermi con',
    why: 'perché, come mai, per quale motivo, per quale ragione',
    in_stock:
      'disponibil*, esaurit*, in magazzino, c’è ancora, in stock, ce l’avete ancora, è rimasto, terminat*, ancora in vendita, ne avete ancora, c’è la mia taglia, finito, sold out',
    forecast:
      'che tempo, pioverà, previsioni per, meteo di domani, tempo domani, farà caldo, farà freddo, quanti gradi, tempo farà, com’è il meteo, com’è il tempo, il meteo a',
    delete_data:
      'cancell*/elimin*/rimuov*/togli* + dati/account/foto/tutto di me/profilo/immagin*/cronologia, dimenticami, chiudere il mio account, cancellare il mio account, disiscriv*',
    contact:
      'contatt*, assistenza, servizio clienti, parlare con una persona, telefono, numero di telefono, parlare con qualcuno, email, e-mail, reclamo, parlare con un operatore, persona reale, operatore, indirizzo mail, scrivere al supporto, come vi scrivo, chiamarvi, un numero da chiamare, parlare con un umano, supporto, servizio assistenza, un umano, contatti, contattare',
  },
  social: {
    hello:
      'ciao*, buongiorno, buonasera, salve, ehi, hey, buon pomeriggio, buondì, hello, ehilà, come stai, come va, buon giorno, buona sera, piacere',
    thanks:
      'grazie*, ti ringrazio, mille grazie, grazie mille, gentilissima, molto gentile, ringrazio, tante grazie',
    bye: 'arrivederci, a presto, buonanotte, ci vediamo, alla prossima, addio, a dopo, ci sentiamo, buona notte, a domani, buona giornata, buona serata, devo andare',
    compliment:
      'bellissim*, mi piace*, brava, stupend*, perfett*, splendid*, adoro, meraviglios*, che bell*, carinissim*, fantastic*, ottimo, favolos*, lo amo, magnific*, wow, che carin*, ottima scelta, top, spettacolo, divin*, ben fatto, mi piacciono, complimenti, incantevol*, bravissima, che figata, figo, fico, niente male, delizios*, lo voglio, molto bell*, buon gusto, eccellente',
    complaint:
      'non mi piace*, brutt*, orribil*, che schifo, orrend*, non è il mio stile, non fa per me, non mi convince, bocciat*, bleah, pessim*, terribil*, non mi piacciono, non mi dice niente, schifos*, schifo, non mi ispira, non è da me, che orrore, inguardabil*, ridicol*, da vecchia zia, deludent*, fa pena, non mi dona, non ci siamo, mi fa cagare, non mi sta bene, che bruttura, tamarr*, squallid*, non mi garba, cafon*, delus*, fa schifo, sgradevol*',
    yes: 'sì, certo, ok, va bene, volentieri, d’accordo, perfetto sì, esatto, sì grazie, okay, certamente, sicuro, assolutamente, vai, dai sì, ovvio, procedi, ci sto, giusto, eccome, sisi, d’accordissimo, perché no',
    no: 'no, no grazie, per niente, meglio di no, nah, mai, assolutamente no, non proprio, per carità, macché, manco per sogno',
    unsure:
      'non so, non lo so, boh, nessuna idea, non sono sicura, forse, chissà, non ne ho idea, mah, indecis*, non saprei, non ho idea, dubbio, non so decidere, non mi decido, bo, mmm, sono indecisa',
    surprise:
      'sorprendimi, scegli tu, fai tu, decidi tu, quello che vuoi, è uguale, a tua scelta, stupiscimi, come vuoi, mi fido di te, fa lo stesso, qualsiasi cosa, scelga lei, vedi tu, mi è indifferente, indifferente, mi affido a te, a piacere tuo, carta bianca, quello che ti pare, a caso, mi va bene tutto, per me è uguale, ciò che vuoi, mi fido',
  },
  dates: {
    today:
      'oggi, stamattina, questo pomeriggio, adesso, oggi pomeriggio, stamani, tra un’ora, fra un’ora, tra poco, stamane, oggi a pranzo',
    tonight: 'stasera, questa sera, stanotte, questa notte, sta sera',
    tomorrow: 'domani, domani sera, domattina, domani mattina, domani pomeriggio, dopodomani',
    weekend:
      'questo weekend, fine settimana, nel weekend, sabato, domenica, weekend, sabato sera, prossimo weekend, week end, week-end, prossimo fine settimana, sabato prossimo, domenica prossima, questo fine settimana',
    next_week:
      'settimana prossima, prossima settimana, lunedì prossimo, martedì prossimo, mercoledì prossimo, giovedì prossimo, venerdì prossimo, tra una settimana, fra una settimana, prossimo lunedì, prossimo venerdì',
  },
  months:
    'gennaio, febbraio, marzo, aprile, maggio, giugno, luglio, agosto, settembre, ottobre, novembre, dicembre',
  seasons: {
    spring: 'primavera, primaveril*',
    summer: 'estate, estiv*',
    autumn: 'autunno, autunnal*',
    winter: 'inverno, invernal*',
  },
  budget: {
    most: 'meno di, a meno di, massimo, max, fino a, non più di, sotto, sotto i, sotto gli, budget, budget di, sui, circa, al massimo, intorno a, non oltre, entro, entro i, tetto, sugli, più o meno, sulle, attorno ai, intorno ai, per, ho, spendere, budget massimo, limite, senza superare, inferiore a, o meno, non superi, un budget, che non superi, sotto le, all’incirca, disponibilità, ho solo, intorno agli, non deve superare, attorno a, non superare, al di sotto di',
    least:
      'più di, almeno, a partire da, da, minimo, in su, o più, sopra i, come minimo, oltre, non meno di, superiore a',
    between: 'tra, fra, tra i, da, dai, fra i, tra gli, dagli, tra le',
    to: 'e, a, ai, e i, o, agli, alle, e gli',
    low: 'economic*, poco budget, budget ridotto, non troppo caro, a poco prezzo, low cost, spendere poco, senza spendere, spendere un capitale, pochi soldi, budget basso, buon prezzo, non caro, budget limitato, al verde, conveniente, spendere tanto, spendere troppo, non troppo costoso, prezzi bassi, svenarmi, buon mercato, abbordabil*, spendere molto, poca spesa, che non costi tanto, senza svenarsi, risparmi*, che costi poco, prezzo basso, budget da studentessa, non costoso, che non costi troppo, spesa contenuta, prezzo contenuto, alla portata, accessibil*, in bolletta, costi poco, budget stretto, non ho molti soldi, tasche vuote, fine mese, non cara, economico, economica, poco, a poco, non costi troppo, senza spendere troppo, a buon prezzo, economici',
    high: 'esageriamo, lusso, di lusso, alta gamma, concedermi, sfizio, investire, togliermi uno sfizio, spendere bene, fare una follia, lussuos*, firmat*, viziarmi, investimento, pregiat*, di marca, alta moda, regalo importante, coccolarmi, una pazzia, non bado molto, esagerare, budget alto, griffat*, posso anche spendere, premium, stilista, firmato, non bado, costoso va bene',
    open: 'non bado a spese, il prezzo non conta, soldi non sono un problema, senza limiti di prezzo, senza badare a spese, qualsiasi prezzo, budget illimitato, prezzo non importa, non importa il prezzo, il budget non è un problema, senza limiti di budget, costi quel che costi, il prezzo non è un problema, badare a spese, nessun limite, senza limiti, i soldi non contano, prezzo è irrilevante, non mi interessa il prezzo, budget libero, senza limite, non importa quanto, i soldi non importano, non ho limiti, senza budget, prezzo indifferente, a qualsiasi prezzo',
  },
  currencies:
    'euro=EUR, eur=EUR, euri=EUR, eurini=EUR, franchi=CHF, dollari=USD, sterline=GBP, chf=CHF, yen=JPY, euretti=EUR, franchi svizzeri=CHF, euruzzi=EUR, eurozzi=EUR',
  numbers:
    'zero=0, due=2, tre=3, quattro=4, cinque=5, sei=6, sette=7, otto=8, nove=9, dieci=10, undici=11, dodici=12, tredici=13, quattordici=14, quindici=15, sedici=16, diciassette=17, diciotto=18, diciannove=19, venti=20, trenta=30, quaranta=40, cinquanta=50, sessanta=60, settanta=70, ottanta=80, novanta=90, cento=100, mille=1000, mila=1000, ventina=20, trentina=30, centinaio=100, cinquantina=50, decina=10, quarantina=40, sessantina=60, centoventi=120, centocinquanta=150, duecento=200, trecento=300',
  grammar: {
    not: 'non, no, senza, niente, nessun, nessuna, mai, odio, né, neanche, evita, evitare, evitiamo, detesto, tranne, nemmeno, non mi dona, non mi donano, mi sta male, mi stanno male, basta, stufa di, stanca di, non sopporto, non voglio, porta sfiga, anti, non amo, non mi piace il, non mi piacciono, non indosso, non metto, mi fa sembrare malata, mi spegne, neppure, allergica a, non mi va, non porto, al posto di, piuttosto che, ne ho abbastanza, via, non tollero, nulla di, nulla, eccetto, a parte, non posso portare, non riesco a portare, mi sbatte, zero, non uso, non mi sta bene, non mi stanno bene, mi fa brutta, non mi piace, basta con, escluso, ne',
    notBefore:
      'vietat*, vietati, vietate, proibit*, non mi dona, non mi donano, mi sta male, mi stanno male, no, no grazie, mi spegne, porta sfiga, non mi sta bene, mi sbatte, esclus*, non ammess*, non mi piace, bandit*, non fa per me, non fanno per me, non sono ammessi, non mi piacciono, li odio, lo odio, le odio, la odio, proprio no, anche no, non mi va, mi prude, mi pizzica, non se ne parla, fuori discussione, sono banditi, non li sopporto, non lo sopporto, mi danno fastidio, da evitare, mi fa male, mi fanno male, non si può, non mi stanno bene, mi fa sembrare malata, neanche per sogno, vietato, esclusi, escluso, bandito, banditi',
    ratherThan:
      'invece di, invece del, piuttosto che, al posto di, al posto del, anziché, invece che, al posto della',
    except:
      'tranne, eccetto, tutto tranne, tutti tranne, qualsiasi colore tranne, qualunque colore tranne, a parte, salvo, fuorché, qualsiasi colore ma non, tutto fuorché, che non sia, escluso, meno che',
    but: 'ma, però, piuttosto, invece, meglio, preferisco, tuttavia, anche se, per favore, solo, soltanto, purché, bensì, semmai, quindi',
    yes: 'sì, mi piace, adoro, mi sta bene, voglio, vorrei, va bene, ok, preferisco, mi dona, mi donano, mi stanno bene, amo, ammess*, volentieri, mi piacciono, si, cerco',
    and: 'e, o, ed, oppure, e anche, più',
    with: 'con, per, abbinato a, da mettere con, in, a, abbinata a, insieme a, al, sul, alla',
    too: 'troppo, un po’ troppo, troppa, troppi, decisamente troppo, così',
    more: 'più, un po’ più, un po’ di più, ancora più, qualcosa di più, molto più',
    less: 'meno, un po’ meno, non così, non tanto, un filo meno, molto meno, non troppo',
    other:
      'altro, altra, altri, altre, divers*, cambia, cambiami, cambiare, un altro, un’altra, sostituisci, nuove, nuovi, non quella, non quelle, non quello, non queste, non questi, non questa, cambi, scambia, sostituire, non quei, cambiamo, diverse, diversi, diverso, diversa, un altro paio',
    same: 'lo stesso, la stessa, gli stessi, stesso, stessa, uguale, identico, le stesse, questo in, questa in, c’è in, c’è anche in, esiste in, anche in, questi in, ce l’hai in, queste in, quello in, ce l’avete in, disponibile in, identica, in versione, quella in, stesse, stessi, ne avete in, uguali, ce n’è uno in, ci sono in',
    add: 'aggiungi, metti anche, aggiungici, aggiungere, mettici, unisci, completa con, aggiungimi, includi, aggiunga, inserisci, mettici anche, mettimi, aggiungiamo, manca una, manca un',
    remove:
      'togli, toglimi, leva, senza il, senza la, rimuovi, elimina il, elimina la, toglici, togliere, via il, via la, levami, tolga, senza lo, senza le, senza i, togliamo, levagli, leviamo, via le, via i, elimina, tolgo',
    keep: 'tieni, lascia, mantieni, tengo, conserva, tenere, tieniti, teniamo, mi piace la, mi piace il, lasciare, lasciami, lasciamo, non cambiare, rimane, resta, ok per le, ok per il',
    rest: 'il resto, tutto il resto, gli altri, resto, le altre cose, cambia il resto, tutto l’altro',
    colour: 'colore, colori, tinta, tonalità, tono, tinte',
    outfit:
      'per tutto, totale, in totale, tutto compreso, outfit completo, look completo, completo, l’intero outfit, tutto incluso, intero look, tutto, dalla testa ai piedi, tutto insieme, outfit intero, outfit, in tutto, complessivo, tutto il look, complessivamente, tutto l’outfit, intero outfit, total look',
    piece:
      'a pezzo, al pezzo, per capo, a capo, ciascuno, l’uno, per pezzo, ogni capo, cadauno, ognuno, a testa, ogni pezzo, l’una, per ogni capo, ciascuna, capo',
    for: 'per, regalo per, da regalare a, è per, qualcosa per, cerco per, regalare a, un regalo per',
    man: 'marito, fidanzato, ragazzo, fratello, padre, papà, figlio, uomo, lui, nonno, zio, compagno, moroso, suocero, nipote maschio, cognato, uomini, signore, cugino, babbo, sposo',
    woman:
      'moglie, fidanzata, sorella, madre, mamma, donna, lei, nonna, zia, figlia, compagna, amica, suocera, cognata, donne, signora, cugina, morosa, sposa',
    child:
      'bambino, bambina, bimbo, bimba, neonato, mio figlio ha, mia figlia ha, bambini, figlio di, figlia di, nipotino, nipotina, ragazzino, bimbi, figlioletto, bebè, piccolo di, piccola di, figlio piccolo',
    outside:
      'fuori, tempo, gradi, fa, farà, c’è, temperatura, fuori fa, clima, all’aperto, fuori c’è, sarà, faceva',
    yearsOld: 'anni, anno, annetti',
    iAm: 'ho, di, età, compio, mio figlio ha, mia figlia ha, ha, ne ho, compie',
    size: 'taglia, porto la, porto una, vesto una, vesto la, tg, una taglia, indosso la, indosso una, sono una, vesto',
    height: 'alta, altezza, statura, alto',
    minus: 'meno, sotto zero',
    degrees: 'gradi, grado, celsius, c, centigradi',
    fahrenheit: 'fahrenheit, f',
    in: 'a, in, per, da, verso, nei, ad, sul, sulla, di',
    plain:
      'visitare, non solo, non deve, io, tu, lui, lei, noi, voi, loro, mi, ti, si, ci, vi, lo, la, il, i, gli, le, l, un, uno, una, di, del, dello, della, dei, degli, delle, d, da, dal, dallo, dalla, dai, dagli, in, nel, nello, nella, al, allo, alla, ai, agli, su, sul, sulla, per, con, mio, mia, miei, mie, tuo, tua, suo, sua, nostro, che, chi, cosa, come, quando, dove, quale, quali, quanto, è, sono, sei, siamo, ero, era, sarà, essere, ho, hai, ha, abbiamo, avere, avrei, vado, vai, va, andare, andiamo, devo, devi, deve, dovrei, posso, puoi, può, potrei, voglio, vuoi, vuole, vorrei, cerco, serve, mi serve, servono, fammi, dammi, mostrami, aiutami, consigliami, suggeriscimi, trovami, mettere, metto, mettermi, indosso, indossare, vestire, vestirmi, vestimi, vesto, qualcosa, qualche, alcuni, abbigliamento, look, outfit, capo, capi, cosa, cose, idea, idee, consiglio, stile, tipo, giorno, giorni, giornata, sera, serata, notte, mattina, settimana, mese, anno, volta, bene, male, molto, molta, poco, un po’, un po, tanto, tutta, tutto, tutti, ogni, più, anche, già, ancora, sempre, ora, poi, dopo, prima, durante, fino, tra, fra, se, perché, quindi, così, questo, questa, questi, queste, quello, quella, amica, amico, amiche, amici, sorella, fratello, figlia, figlio, mamma, papà, madre, padre, nonna, nonno, zia, zio, cugina, cugino, nipote, marito, moglie, ragazzo, ragazza, fidanzato, invitata, invitato, invito, favore, per favore, dai, eh, oh, beh, allora, nuovo, nuova, bel, bella, bello, belle, grande, piccolo, bisogna, vogliono, ci vuole, ci vogliono, penso, credo, dice, dicono, persona, gente, dress code, sophia, casa mia, farmi, fare, faccio, avevo, stare, sto, sta, viaggio, solo, davvero, proprio, quest, quell, pure, magari, appena, mia, trovo, trova, collega, colleghi, college, bimbi, bambini, bimbo, bimba, suocera, capo ufficio, cercavo, li, a, alle, e, o, ma, poca, meno, troppo, oggi, qui, lì, grazie, ciao, ehi, boh, insomma, roba, cosa mettere, vestirsi, vestiti, abbinare, prossimo, prossima, anni, pomeriggio, tutte, colore, colori, taglia, modello, belli, carino, carina, fa, vanno, vestito da, agenzia, città, paese, nord, sud, fuori, dentro, aperto, all’aperto, campagna, villa, hotel, giardino',
  },
  things: {
    suit: 'tailleur pantalone, tailleur, completo, smoking, completo pantalone, tailleur con pantaloni, abito maschile, completi, tuxedo, completo giacca e pantalone, completo elegante',
    dress:
      'vestito, abito, vestiti, vestitino, abiti, abito lungo, abitino, vestito da sera, abito da sera, vestiti lunghi, tubino',
    sweater: 'maglione, maglioncino, pullover, maglia di lana, dolcevita no, maglia, golf, maglioni, maglie',
    cardigan: 'golfino, cardigan, golf, giacchina di lana, golfino aperto, cardi',
    jacket:
      'giacca, giubbotto, giubbino, giacchetto, chiodo, giacca a vento, k-way, kway, giubbotto di pelle, bomber, giacchino, giacchetta, giacche, giubbetto',
    blazer: 'blazer, giacca elegante, giacca da completo, giacca da tailleur',
    heels:
      'tacchi, tacco, décolleté, decolté, scarpe col tacco, décolletées, tacchi alti, tacco alto, scarpe con il tacco, tacchi a spillo, tacco 12, decolleté, decollete',
    sneakers: 'sneakers, scarpe da ginnastica, sneaker, tennis, scarpe sportive, scarpe da tennis, converse',
    flats: 'ballerine, ballerina, mary jane',
    boots: 'stivali, stivali di gomma, anfibi, stivaloni, stivali da pioggia, cuissardes, camperos, stivale',
    'ankle boots': 'stivaletti, tronchetti, stivaletto, chelsea, polacchini',
    bag: 'borsa, borsetta, borse, borsone, borsina, tracolla',
    trench: 'trench, impermeabile, spolverino',
    puffer: 'piumino, bomber imbottito, giubbotto imbottito, giaccone, piumini',
    tee: 'maglietta, t-shirt, maglia a maniche corte, magliette, tshirt',
    skirt: 'gonna a tubino, gonna, gonne, gonnellina, minigonna, longuette, gonna lunga',
    trousers: 'pantaloni, pantalone, calzoni, pantaloni eleganti, palazzo, culotte, pantaloni a palazzo',
    shirt: 'camicia, camicie, camicetta no, camicetta bianca',
    blouse: 'camicetta, blusa, casacca, camicette',
    scarf: 'sciarpa, foulard, scialle, stola, pashmina, sciarpina',
    hat: 'cappello, cappellino da cerimonia, cappello di paglia, fascinator, cappellino, cappelli, paglietta',
    lingerie: 'intimo, biancheria, reggiseno, slip, mutande, lingerie',
    'pencil skirt': 'tubino, a tubino, gonna a tubino',
    burgundy: 'bordeaux, bordò, vinaccia, amaranto, prugna, melanzana, borgogna, granata, bordo',
    navy: 'blu, blu scuro, blu notte, blu navy, blu marino, navy',
    'light blue': 'azzurro, celeste, azzurr*, carta da zucchero, azzurro polvere, azzurra, azzurrino',
    blue: 'blu elettrico, blu royal, bluette, blu cobalto, blu china, blu',
    turquoise: 'turchese, petrolio, verde petrolio, ottanio, verde acqua, acquamarina, tiffany',
    green:
      'verde bottiglia, verde scuro, salvia, verde salvia, verde chiaro, verde bosco, verde mela, verde lime, pistacchio, verde, verdi',
    emerald: 'verde smeraldo, smeraldo',
    pink: 'rosa, rosa antico, rosa cipria, rosa pallido, rosa confetto, cipria',
    nude: 'cipria, nude, color carne, color pelle',
    purple: 'viola, melanzana chiaro, melanzana, prugna',
    lilac: 'lilla, glicine, lavanda, malva',
    fuchsia: 'fucsia, magenta, ciclamino',
    cream: 'panna, avorio, crema, bianco sporco, burro, ecru, champagne, bianco panna, écru',
    camel: 'cammello, cuoio, cognac, tabacco, caramello, cuoio colore',
    orange: 'arancione, arancio',
    mustard: 'senape, ocra, giallo senape',
    red: 'rosso fuoco, rosso acceso, rosso ciliegia, rosso vivo, rosso, rossa, rossi, rosse',
    brown: 'marrone, testa di moro, castano, moro, marroni',
    grey: 'grigio perla, grigio chiaro, grigio scuro, fumo, grigio, grigia, grigi',
    yellow: 'giallo limone, giallo pastello, giallo, gialla, gialli',
    multicolour:
      'colorato, colorata, multicolore, tanti colori, colori vivaci, fantasia colorata, colori accesi, arcobaleno',
    sequin:
      'paillettes, lustrini, brillantini, luccicante, scintillante, glitter, brillante, strass, lurex, laminato',
    leather: 'pelle, cuoio vero, vera pelle, cuoio, in pelle',
    'faux leather': 'ecopelle, similpelle, finta pelle, pelle vegana, pelle finta',
    suede: 'camoscio, scamosciato, scamosciata, suede, scamosciati',
    natural: 'fibre naturali, tessuti naturali, materiali naturali, tessuto naturale',
    animal: 'vegan*, vegana, origine animale, cruelty free',
    velvet: 'velluto',
    floral:
      'fiori, floreale, a fiori, fiorato, fiorata, floreali, fiorellini, fantasia floreale, fantasia a fiori',
    'polka dot': 'pois, a pois, a puntini, puntini',
    striped: 'righe, a righe, rigato, rigata, gessato, righe bianche',
    checked:
      'quadri, scozzese, a quadri, quadretti, vichy, tartan, principe di galles, a quadretti, pied de poule',
    leopard: 'leopardat*, maculat*, animalier, leopardo, zebrato',
    maxi: 'lungo, lunga, lunghi, fino ai piedi, lunghe',
    mini: 'corto, corta, mini, minigonna, corti, corte',
    midi: 'midi, longuette, al polpaccio, a metà polpaccio',
    wrap: 'a portafoglio, incrociato, incrociata, portafoglio',
    'wide leg': 'a palazzo, gamba larga, palazzo, a zampa larga, gamba ampia, culotte',
    straight: 'dritti, dritto, taglio dritto, gamba dritta, dritta',
    'long sleeve': 'maniche lunghe, manica lunga, a maniche lunghe',
    'short sleeve': 'maniche corte, manica corta, a maniche corte',
    accessories: 'accessori',
    jeans: 'paio di jeans, jeans, jeans larghi, denim pantaloni',
    shorts: 'pantaloncini, shorts, bermuda',
    top: 'top, canotta, toppino, maglietta elegante',
    sweatshirt: 'felpa, felpe, felpina',
    hoodie: 'felpa con cappuccio',
    coat: 'cappotto, cappotti, paltò, soprabito, cappottino',
    jumpsuit: 'tuta elegante, jumpsuit, salopette',
    shoes: 'scarpe, scarpa, calzature',
    sandals: 'sandali, sandalo, infradito, ciabatte eleganti, sandaletti',
    loafers: 'mocassini, mocassino',
    clutch: 'pochette, clutch',
    backpack: 'zaino, zainetto',
    beanie: 'berretto, cuffia, berretto di lana, basco',
    belt: 'cintura, cinturino, cinta, cinture',
    necklace: 'collana, collane, girocollo, catenina, collier',
    earrings: 'orecchini, orecchino, cerchi orecchini',
    bracelet: 'bracciale, braccialetto',
    jewellery: 'gioielli, bigiotteria',
    tights: 'collant, calze, calze velate',
    gloves: 'guanti',
    sunglasses: 'occhiali da sole, occhiali',
    wool: 'lana, di lana',
    silk: 'seta',
    satin: 'raso, satin',
    lace: 'pizzo',
    olive: 'verde oliva, oliva',
    khaki: 'kaki, verde militare',
    coral: 'corallo, salmone, pesca, albicocca',
    charcoal: 'antracite, grigio scuro, grigio antracite',
    beige: 'beige, sabbia, tortora, nocciola',
    gold: 'oro, dorato, dorata, dorati, dorate',
    silver: 'argento, argentato, argentata, argentati',
    black: 'nero, nera, neri, nere, total black',
    white: 'bianco, bianca, bianchi, bianche',
  },
  places:
    'roma, milano, napoli, torino, firenze, venezia, bologna, palermo, trieste, genova, verona, bari, catania, pisa, siena, sardegna, sicilia, capri, positano, amalfi, portofino, rimini, taormina, cortina, courmayeur, como, toscana, puglia, salento, ischia, londra, parigi, berlino, barcellona, madrid, lisbona, vienna, praga, amsterdam, new york, dubai, grecia, santorini, mykonos, ibiza, marrakech, istanbul, tokyo, bali, thailandia, maldive, caraibi, islanda, lugano, padova, lecce, matera, cagliari, perugia, parma, modena, bergamo, trento, bolzano, dolomiti, ancona, pescara, ravenna, livorno, reggio calabria, forte dei marmi, versilia, cinque terre, lago di garda, ginevra, zurigo, monaco, dublino, edimburgo, budapest, copenaghen, stoccolma, oslo, atene, giappone, egitto, sharm, miami, los angeles',
}
