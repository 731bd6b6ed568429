import type { WordsOfSophia } from '../source.ts'

export const words: WordsOfSophia = {
  language: 'it',
  colours: 'after',
  homographs: 'è e',
  lookalikes:
    'signor, caso, casi, data, dato, sola, soli, solo, messo, messi, venuto, ricordi, ricorda, genere, mente, menti, mento, entra, entri, entrare, minuto, minuti, cerca, cercare, funziona, funzionare, funzionano, compagnia, dimenticato, dimenticare, dimentico, appartamento, saremo, tempi, rimasto, rimasta, saluto, saluta, lavori, percio, sergente, certa, certe, certi, certo, mostro, mostri, serie, passaggio, maggior, maggiore, ferita, ferite, compito, maria, mario, marie, assistente, rose, facevo, facevi, ragazzina, taglio, tagli, corrente, conoscerti, ministro, rimani, povera, povero, macchine, diritti, sessuale, pizza, pizze, imbarazzante, piatto, marina, carica, tenerlo, tenerla, tenerti, tenermi, coloro, contanti, motivi, motivo, visione, fiero, biscotti, quadro, presentato, corretto, sciocco, trasferito, orecchio, orecchie, nudo, nuda, pesci, pesce, vasca, limiti, resa, locali, scorta, versi, coma, topo, topi, sete, guadagnato, violento, segreteria, sopporto, serial, speso, abita, abitano, abitare, cerchio, distintivo, balla, caramelle, ammesso, economia, pacchetto, lama, materia, vola, circo, scandalo, sere, concetto, mori, compassione, sbagliavo, corsi, corso, capra, risparmi, cristallo, riferimento, compiere, pareti, professione, procede, curva, richiamato, panni, pubblicato, pescare, moderna, moderno, serpenti, banana, avvenuto, operai, precisione, corde, sirena, palo, convincente, marinaio, proposto, importante, importanti',
  occasions: {
    wedding_guest:
      'matrimoni*, nozze, damigella, testimone di nozze, sposalizio, si sposa, invitata al matrimonio, testimone, si sposano, damigelle, sposano, mamma dello sposo, mamma della sposa, matrimonio, matrimoni, invitata a un matrimonio, sposarsi, matrimonio di, invitata a nozze, ricevimento di nozze, fiori d’arancio, sposini, alle nozze, matrimonio di mia, matrimonio di mio, ricevimento nuziale, invitata di nozze, da invitata, mamma della sposina, damigella d’onore, matrimoni estivi, la sposa, gli sposi, sposa è in, sposa sarà in, sposa in, damigelle in, damigelle sono in',
    bride:
      'mi sposo, sono la sposa, il mio matrimonio, mio matrimonio, ci sposiamo, nostro matrimonio, abito da sposa, sposa io',
    civil_wedding:
      'matrimonio civile, in comune, rito civile, municipio, matrimonio in comune, in comune matrimonio',
    engagement:
      'fidanzamento, proposta di matrimonio, promessa di matrimonio, proposta, promessa, festa di fidanzamento, si fidanza, fidanzarsi, promessi sposi, fidanzati ufficialmente',
    baptism:
      'battesim*, madrina, battezza, battesimo, battesimi, battezzo, battesimo di, battesimo del, padrino, faccio la madrina, faccio da madrina, battezziamo, battezzano',
    communion:
      'comunion*, cresim*, prima comunione, comunione, cresima, comunioni, cresime, cresima di, comunione di, prime comunioni, cresimanda',
    bar_mitzvah: 'bar mitzvah, bat mitzvah, bar mitzva, bar mitzwah, bat mitzvà',
    graduation:
      'laure*, laurea, discussione della tesi, proclamazione, festa di laurea, tesi, maturità, consegna dei diplomi, discussione tesi, laureo, diploma, discute la tesi, si laurea, mi laureo, laureanda, laureata, proclamazione di, dottorato, diploma di, esame di maturità, festa del diploma, seduta di laurea, laurea magistrale, laurea triennale, corona d’alloro',
    prom: 'ballo di fine anno, ballo della scuola, mak p, ballo scolastico, prom, ballo studentesco, cento giorni, ballo del liceo, ballo di maturità, gran ballo, 100 giorni, mak pi, mac p',
    gala: 'gala, galà, ballo, premiazione, serata di beneficenza, cena di gala, red carpet, serata di gala, debuttanti, cena di beneficenza, ballo delle debuttanti, gala di, tappeto rosso, consegna dei premi, evento di gala, cena di galà',
    opera:
      'opera, prima della scala, balletto, lirica, scala, filarmonica, all’opera, arena di verona, la traviata, la scala, alla scala, opera lirica, concerto di musica classica, musica classica, la fenice, san carlo',
    theatre:
      'teatro, musical, commedia, spettacolo teatrale, spettacolo, prima a teatro, a teatro, spettacolo a, stagione teatrale, cabaret',
    concert:
      'concert*, concerto, concerti, concertone, concerto di, tour di, concerto rock, concerto allo stadio, vasco, ultimo allo stadio, concerto all’aperto, coldplay',
    festival:
      'festival, sagra, palio, festa di paese, sanremo, festa patronale, oktoberfest, sagre, festival musicale, primo maggio concertone, sagra di paese, fiera di paese, festival rock, lucca comics, comicon',
    club: 'discoteca, ballare, locale, club, disco, serata in discoteca, serata tra ragazze, serata con le amiche, serata danzante, rave, a ballare, serata disco, discoteca con, balera, si balla, serata latina, ballo latino, clubbing, in disco, notte brava, locale notturno',
    party:
      'fest*, party, addio al nubilato, inaugurazione, ricevimento, festicciola, rinfresco, pensionamento, anniversario, rimpatriata, festa, feste, evento, nozze d’argento, nozze d’oro, festone, cena aziendale, addio nubilato, aperitivo di lavoro festa, nubilato, bachelorette, festa a sorpresa, festa a tema, cena di classe, ex compagni, festa in piscina, festa aziendale, cena degli auguri, festa di pensionamento, festa in terrazza, festa della donna, festa privata, serata a tema, party in piscina, anniversario di matrimonio, nozze di diamante, pool party, festeggiare, festeggiamo, festeggiamenti, addio al celibato, serata di festa',
    birthday:
      'compleann*, diciottesimo, quarantesimo, cinquantesimo, trentesimo, i miei 40, i miei 30, i miei 50, 18 anni, diciottesimi, i 18 di, 18esimo, sessantesimo, i 50 di, compleanno, compleanni, compie gli anni, 18 anni festa, 40 anni festa, quarant’anni, spegne, candeline, il mio compleanno, compleanno di, 18 anni di, 30 anni di, 40 anni di, 50 anni di, 60 anni di, 70 anni di, 80 anni di, i miei trenta, i miei quaranta, i miei cinquanta, compio, trent’anni, cinquant’anni, settantesimo, ottantesimo, novantesimo, ventesimo, sedicesimo, compleannino, i 40 di, i 30 di, i 60 di, i 70 di, i 80 di',
    christmas:
      'natal*, cena di natale, vigilia, pranzo di natale, natalizi*, santo stefano, epifania, cenone della vigilia, natale, natalizia, pasqua, pranzo di pasqua, natale coi parenti, cena della vigilia, tombolata, natale in famiglia, befana, cenone di natale, aperitivo di natale, 25 dicembre, feste natalizie, avvento',
    new_year:
      'capodann*, san silvestro, veglione, cenone, cenone di capodanno, ultimo dell’anno, capodanno, notte di san silvestro, 31 dicembre, primo dell’anno, festa di capodanno',
    eid: 'eid, festa del sacrificio, eid al fitr, fine del ramadan, festa di fine ramadan',
    ramadan: 'ramadan, iftar, rottura del digiuno',
    lunar_new_year: 'capodanno cinese, capodanno lunare, festa di primavera cinese',
    diwali: 'diwali, divali, holi',
    carnival:
      'carneval*, maschera, halloween, festa in maschera, travestimento, martedì grasso, carnevale, festa in costume, costume di carnevale, ballo in maschera, halloween party, carnevale di venezia, festa mascherata',
    quinceanera: 'quinceanera, festa dei quindici anni, quinceañera',
    feria: 'feria',
    tea_ceremony: 'cerimonia del tè, cerimonia del te',
    school_ceremony:
      'primo giorno di scuola, colloqui, recita, riunione dei genitori, consiglio di classe, saggio, festa della scuola, recita scolastica, colloquio con gli insegnanti, colloquio con i professori, colloqui con, riunione a scuola, festa di fine anno, recita di, recita di natale, saggio di danza, saggio di fine anno, saggio di mia, ricevimento genitori, ricevimento professori, ricevimento dei genitori, assemblea dei genitori, open day, consegna pagelle, parlare con le maestre, maestre, maestra di mio figlio',
    coming_of_age: 'maggiore età',
    henna_night: 'henné, henna, notte dell’henné, festa dell’henné',
    funeral:
      'funeral*, esequie, lutto, sepoltura, camera ardente, veglia funebre, funerale, funerali, condoglianze, è morto, è morta, è mancato, è mancata, venuto a mancare, venuta a mancare, camera mortuaria, ultimo saluto, funerale di, esequie di, rosario',
    memorial:
      'commemorazione, messa in suffragio, cimitero, trigesimo, messa per i defunti, ricorrenza dei defunti, ognissanti, messa di suffragio, due novembre, ricordo, messa in memoria, in memoria di, anniversario della morte, commemorare, cimitero dei, tomba, giorno dei morti, messa in ricordo',
    religious_service:
      'messa, chiesa, moschea, sinagoga, funzione, messa di pasqua, processione, duomo, in chiesa, santuario, in basilica, basilica, san pietro, vaticano, dal papa, udienza dal papa, pellegrinaggio, messa della domenica, messa di natale, messa di mezzanotte, visita a una moschea, in moschea, in sinagoga, tempio, santuario di, cappella, celebrazione religiosa, monastero, cattedrale, visita in chiesa',
    interview:
      'colloquio, colloquio di lavoro, colloquio in, selezione, concorso orale, colloqui, selezione di lavoro, colloquio su zoom, colloquio online, videocolloquio, colloquio per uno stage, colloquio per, concorso pubblico, prova orale, candidatura, recruiter, assunzione, cerco lavoro, provino, casting, tirocinio',
    office:
      'ufficio, lavoro, lavorare, studio legale, banca, lavorativo, colleghi, capo, azienda, studio, clienti, cliente, al lavoro, in ufficio, per lavoro, in uff, uff, reception, sportello, lavoro in, vado al lavoro, andare al lavoro, per il lavoro, lavora, da lavoro, da ufficio, open space, ministero, scrivania, ritorno in ufficio, rientro in ufficio, rientro al lavoro, insegno, insegnante, insegnare, cattedra, segretaria, impiegata, turno',
    business_trip:
      'viaggio di lavoro, trasferta, viaggio d’affari, in trasferta, viaggio aziendale, viaggi di lavoro, trasferte, viaggio per lavoro, via per lavoro',
    meeting:
      'riunion*, presentazione, meeting, riunione, incontro di lavoro, videochiamata, call, negoziazione, pranzo di lavoro, cena di lavoro, appuntamento di lavoro, presentare un progetto, riunioni, cliente importante, pitch, board, clienti importanti, incontro con un cliente, incontro con i clienti, conference call, riunione su zoom, riunione online, riunione col capo, consiglio di amministrazione, cda, presentare, appuntamento con un cliente, trattativa',
    conference:
      'conferenz*, convegn*, fiera, congresso, seminario, workshop, relatrice, networking, salone del mobile, summit, convention, evento di networking, fiera di settore, corso di formazione, keynote, tavola rotonda, salone, vinitaly, evento aziendale, simposio',
    home_office:
      'smart working, smartworking, lavoro da casa, telelavoro, lavoro da remoto, lavorare da casa, da casa in smart, smart, in smart, smart work, in remoto, da remoto, in videochiamata da casa',
    first_day:
      'primo giorno di lavoro, nuovo lavoro, primo giorno in ufficio, primo giorno, lavoro nuovo, nuova azienda, inizio un lavoro, comincio un lavoro, inizio lavoro, comincio a lavorare, inizio a lavorare, primo impiego, neoassunta, neo assunta, lunedì comincio, nuovo impiego, nuovo ufficio, nuova posizione, nuovo incarico',
    date: 'appuntamento, appuntamento galante, san valentino, primo appuntamento, tinder, esco con un ragazzo, cenetta romantica, appuntamento al buio, cena romantica, a lume di candela, uscita con un tipo, esco con lui, uscita con un ragazzo, esco con uno, primo incontro, uscita romantica, cena a due, cenetta a due, esco con qualcuno, esco con un tipo, esco con un tizio, ci esco, ragazzo che mi piace, tipo che mi piace, bumble, hinge, conosciuto online, conosciuto su, uscita a due, serata romantica, serata col mio ragazzo, serata con mio marito, anniversario col mio, il nostro anniversario, cena con il mio ragazzo, cena col mio ragazzo, cena con mio marito, secondo appuntamento, terzo appuntamento, esco con un, cena d’anniversario, incontro galante, date',
    dinner:
      'cena, cene, cenare, cenetta, ristorante, cena fuori, cenetta, pizzata, pizzeria, trattoria, cenare, mangiare fuori, cena, a cena, cena di pesce, ristorante stellato, stellato, sushi, cena elegante, cena tra amiche, cena con amiche, cena con le amiche, osteria, braceria, cena di gruppo, cena al ristorante, a cena fuori, cena in, trattorie, cena tra colleghi, cena con i colleghi, pizza con, una pizza, ristorantino, agriturismo cena',
    brunch: 'brunch, colazione',
    lunch:
      'pranzo, pranzetto, pranzo di pasqua, pranzare, pasquetta, pranzo della domenica, pranzi, pranzo fuori, pranzo con, pranzo tra amiche, pranzo in, pranzo domenicale, pranzo al mare, pausa pranzo, a pranzo, pranzo con le amiche',
    coffee:
      'caffè, bar per un caffè, cappuccino, tè con le amiche, merenda, pasticceria, caffettino, caffè con, un caffè, al bar con un’amica, thè, un tè, tè del pomeriggio, colazione al bar, cappuccino con, caffè con un’amica, gelato, gelateria, per un caffè',
    drinks:
      'aperitiv*, spritz, apericena, cocktail bar, bere qualcosa, bar, drink, locale per bere, after work, birra, birretta, degustazione, enoteca, happy hour, aperitivo, aperitivi, ape, aperitivo con, aperitivo sul, aperitivo in, apericena con, bevuta, una bevuta, bere una cosa, un drink, un bicchiere, cocktail con, vineria, calice, prosecco, wine bar, rooftop, pub, birreria, aperitivino, ape con, prendere qualcosa da bere, movida, beviamo',
    weekend:
      'per il weekend, per i weekend, weekend tranquillo, per il fine settimana, giorno libero, domeniche, nei weekend, weekend, fine settimana, per il fine, da weekend, nel fine settimana, domenica pigra, sabato di relax, giorno di riposo, tempo libero',
    everyday:
      'tutti i giorni, ogni giorno, quotidian*, commissioni, vita di tutti i giorni, giorni normali, di tutti i giorni, giornaliero, quotidiano, giornata qualunque, per tutti i giorni, uso quotidiano, da mettere sempre, per ogni giorno, giri in centro, faccende, sbrigare commissioni, fare commissioni, spesa al mercato, di ogni giorno, giorno per giorno',
    school_run:
      'portare i bambini, accompagnare i bambini, uscita da scuola, asilo, portare i bimbi, porto i bambini, prendere i bambini, bambini/figli/bimbi/figlio/figlia/bimbo/bimba/piccoli + scuola/accompagn*/asilo/nido, davanti a scuola, portare i bambini a scuola, portare i figli a scuola, prendere i bimbi, accompagno i bimbi, recuperare i bambini, portare mio figlio, portare mia figlia, fuori da scuola, prendo i bimbi, bimbi a scuola, bambini a scuola, bimbi all’asilo, prendere mio figlio, prendere mia figlia, materna, porto i figli, porto le bambine, accompagno i figli, accompagno mio figlio, accompagno mia figlia, accompagnare i figli, accompagnare mio figlio, fuori scuola, uscita di scuola, uscita scuola, prendere i figli, porto a scuola, portarli a scuola, scuola dei bambini, porto il bimbo, porto la bimba, prendo i bambini, porto i piccoli, all’asilo, asilo nido, nido, scuola materna, corsa a scuola',
    playground:
      'bimbi al parco, bambini al parco, figli al parco, bimba al parco, bimbo al parco, al parco con i bimbi, al parco con i bambini, parco giochi, parchetto, giochi con i bambini, giardinetti, parco con i bambini, scivolo, sabbia con i bimbi, ai giardini, al parco con mio figlio, al parco con mia figlia, parco coi bimbi, parco coi bambini, giostre, altalena, gonfiabili, festa dei bambini, correre dietro ai bimbi, rincorrere i bimbi, giocare coi bimbi, gioco coi bambini, parco divertimenti, ludoteca, al parco coi bimbi, al parco con la bimba, al parco con il bimbo, gardaland',
    university:
      'università, uni, lezione, lezioni, facoltà, campus, esame, esami, unive, aula, in facoltà, in università, all’università, biblioteca, studiare, esame orale, matricola, lezioni in, politecnico, sapienza, ateneo',
    shopping:
      'shopping, mercato, centro commerciale, fare la spesa, spesa, saldi, mercatino, mercatini, compere, vetrine, giro per negozi, giro di shopping, al mercato, outlet, fare compere, giornata di shopping, al centro commerciale, supermercato, pomeriggio di shopping, in giro per negozi, girare per negozi, fare spese',
    museum:
      'muse*, mostra, galleria, vernissage, mostre, biennale, uffizi, esposizione, museo, musei, visita al museo, galleria d’arte, inaugurazione della mostra, vernissage in, mostra d’arte, pinacoteca, fiera d’arte, biennale di venezia',
    walk: 'passeggiat*, camminata, passeggiare, giro in centro, portare a spasso, a spasso, camminare, passeggio, quattro passi, giretto, lungomare, porto fuori il cane, passeggiata, portare fuori il cane, una passeggiata, passeggiata sul, passeggiata in, giro al parco, al parco col cane, camminate, fare due passi, due passi, passeggio in centro, passeggiare in, camminata veloce, passeggiate, il cane fuori, cane + passeggiata/spasso/passeggiare/guinzaglio/porto/portare, giro col cane, uscire col cane, esco col cane',
    garden_party:
      'festa in giardino, garden party, festa in villa, party in giardino, festa all’aperto, rinfresco in giardino, ricevimento in giardino, festa sul prato',
    barbecue:
      'grigliat*, barbecue, bbq, grigliata, braciata, pasquetta, grigliata con, bbq con, arrosticini, brace, barbecue in giardino',
    picnic: 'picnic, pic nic, scampagnata, pic-nic',
    beach:
      'spiaggia, mare, piscina, lido, al mare, bagno al mare, beach club, stabilimento, lago a fare il bagno, terme, in spiaggia, al mare con, beach bar, ombrellone, sotto l’ombrellone, in piscina, a bordo piscina, bordo piscina, aperitivo in spiaggia, spa, acquapark, al lago, giornata al mare',
    vacation:
      'vacanz*, viaggio, ferie, luna di miel*, viaggio di nozze, safari, partire per, villeggiatura, campeggio, villaggio turistico, viaggiare, agriturismo, parto per, vacanza, vacanze, luna di miele, partire, vado in vacanza, parto per le vacanze, resort, glamping, viaggio on the road, on the road, weekend lungo, ferie ad, settimana al mare, interrail, zaino in spalla, camper, in vacanza, weekend fuori porta, settimana in, una settimana a, due settimane a, due settimane in, dieci giorni in, qualche giorno al mare',
    city_trip:
      'gita, turista, visitare la città, city break, weekend a, girare la città, fine settimana a, turismo, gita in città, weekend fuori, fuga romantica a, due giorni a, tre giorni a, girare, capitale europea, giro turistico, gita fuori porta, visita della città, visitare roma, giro della città, weekend in, scoprire la città, gita scolastica, gita a, due giorni in, tre giorni in, turista per, giornata a, in giro per la città, in giro per',
    cruise:
      'crocier*, barca, barca a vela, yacht, veliero, traghetto, gita in barca, regata, in crociera, gita in gommone, gommone, in barca, in barca a vela, uscita in barca, catamarano, msc, costa crociere, serata di gala in crociera, sullo yacht',
    hiking:
      'escursion*, trekking, montagna, camminata in montagna, dolomiti, arrampicata, sentiero, sentieri, rifugio, alpeggio, escursione, campeggio, ferrata, camminata in, gita in montagna, in montagna a camminare, trekking di, cammino di santiago, cammino, ciaspolata, ciaspole, via francigena, sentiero in, passeggiata in montagna, alta via, escursioni, scarpinata, malga, bosco',
    ski_trip:
      'sci, sciare, settimana bianca, apres ski, snowboard, piste da sci, baita, sciata, a sciare, settimana sulla neve, rifugio in pista, weekend sulla neve, skipass, snowboardare, dopo sci, doposci, apres-ski, après ski',
    flight:
      'volo, aereo, treno, viaggio lungo, ore di volo, volare, viaggio in treno, frecciarossa, in aereo, viaggio in aereo, volo lungo, volo di, volo intercontinentale, treno per, in treno, ore di treno, viaggio in pullman, pullman, viaggio in macchina lungo, notte in treno, ore di macchina',
    airport: 'aeroporto, fiumicino, malpensa, linate',
    races:
      'corse dei cavalli, ippodromo, corse ippiche, concorso ippico, derby, alle corse, capannelle, san siro ippodromo, giornata alle corse',
    sport:
      'palestra, yoga, pilates, correre, allenamento, sport, tennis, golf, padel, corsa, allenarmi, fitness, maratona, bici, jogging, zumba, ginnastica, partita, calcetto, in palestra, crossfit, spinning, andare a correre, vado a correre, corro, nuoto, nuotare, lezione di yoga, lezione di pilates, acquagym, aquagym, equitazione, pattinaggio, danza, lezione di danza, allenarmi in, partita di, partita allo stadio, ciclismo, giro in bici, camminata sportiva, beach volley, pallavolo, personal trainer, allenamenti, sollevamento pesi, sala pesi',
    at_home:
      'in casa, stare a casa, divano, per casa, netflix, pigiama party, a casa, relax in casa, serata film, film e copertina, poltrire, casa, sul divano, stare sul divano, pigrizia, in casa con, serata in casa, serata sul divano, domenica sul divano, stare in casa, comodo in casa, relax sul divano, ciabattare, copertina e, serie tv',
    family_visit:
      'suoceri, pranzo in famiglia, dai miei, dai genitori, cena in famiglia, dalla nonna, conoscere i suoi, i suoi genitori, genitori di lui, in famiglia, famiglia di lui, riunione di famiglia, da mia suocera, dai nonni, da mia nonna, futura suocera, genitori del mio ragazzo, nonni, dai suoceri, pranzo della domenica, dalla suocera, domenica dai miei, casa dei suoceri, a casa dei suoi, a casa dei miei, casa dei miei, pranzo dai suoceri, cena dai suoceri, cena dai miei, pranzo dai miei, parenti, i parenti, dai parenti, riunione coi parenti, conosco i suoi, conoscere i genitori, presentarmi ai suoi, presenta ai suoi, presentazione ai genitori, mi presenta i suoi, famiglia del mio ragazzo, la sua famiglia, sua madre, incontro i suoi, incontrare i suoi, casa dei nonni, a casa della suocera, casa di mia suocera',
    baby_shower:
      'baby shower, gender reveal, festa per il bebè, festa premaman, baby-shower, festa per il nascituro, shower party, gender party',
    photo_shoot:
      'servizio fotografico, shooting, foto di famiglia, foto profilo, foto per il cv, book fotografico, foto per linkedin, fotografo, foto professionali, set fotografico, servizio di foto, shooting di coppia, foto di coppia, foto ritratto, ritratto, foto per il sito, foto aziendali, foto aziendale, foto profilo linkedin, foto del passaporto, foto per il passaporto, foto premaman, foto col pancione, book',
    court:
      'tribunale, udienza, divorzio, processo, giudice, notaio, in tribunale, udienza in, testimoniare, testimonianza in tribunale, dal giudice, causa in tribunale',
    doctor:
      'medico, ospedale, dottore, dentista, visita medica, ginecologo, clinica, ecografia, dottoressa, pronto soccorso, fisioterapista, visita, visita dal, in ospedale, visita in ospedale, dal medico, dal dottore, dal dentista, analisi del sangue, esami del sangue, chemio, controllo medico, ricovero, ricoverata, consultorio',
  },
  weather: {
    hot: 'afa, cald*, caldo, caldissimo, canicola, torrid*, si muore di caldo, solleone, gran caldo, ondata di caldo, si schiatta, fa caldo, si crepa di caldo, bollente, soffocante, sudare, sudo, si boccheggia, afoso, afosa, forno, tropicale, cuocere, si scioglie, mi sciolgo, rovente, caldo infernale, un caldo, caldo torrido, un forno, torrido, caldo umido, caldo afoso, fa un caldo, molto caldo, tanto caldo, troppo caldo fuori, un caldo bestiale, un caldo boia, caldo bestiale, caldo da morire, sciogliersi, arrostire, sauna, temperature alte, quaranta gradi, trentacinque gradi, 40 all’ombra, quaranta all’ombra, agosto torrido, sto morendo di caldo, si suda, si muore dal caldo, muoio dal caldo, caldazza',
    warm: 'bel tempo, sole, soleggiato, tiepido, sera tiepida, serata tiepida, clima piacevole, soleggiata, calduccio, primaverile, c’è il sole, tepore, bella giornata, tiepida, caldino, giornata di sole, fuori c’è il sole, tempo bello, bel sole, sole primaverile, c’è sole, tempo stupendo',
    mild: 'mite, miti, mezza stagione, né caldo né freddo, temperato, temperatura mite, clima mite, giornata mite, mezze stagioni, né freddo né caldo, non fa né caldo né freddo',
    cool: 'fresc*, fresco, freschino, frescolino, frescura, umidità e fresco, freschetto, un po’ freddo, serate fresche, arietta fresca, arietta, fa fresco, un po’ fresco, un po’ di freddo, freschetta, sera fresca, la sera rinfresca, rinfresca, arietta frizzante, frizzantino, aria condizionata, fa freschetto, fresco la sera, fa freschino, aria fresca, fresche serate, le sere fresche, venticello fresco',
    cold: 'fredd*, freddo, gelo, gelid*, ghiaccio, gela, sottozero, sotto zero, congelo, freddissimo, polare, freddo cane, brina, gelata, congelare, si gela, freddo boia, gelido, freddolosa, infreddolita, ghiacciato, fa freddo, un freddo, freddino, freddo pungente, freddo polare, freddo umido, freddissima, molto freddo, tanto freddo, gran freddo, meno cinque, meno dieci, si muore di freddo, si muore dal freddo, muoio dal freddo, brr, brrr, temperature basse, ghiacciata, gelate, freddo becco, freddo glaciale, glaciale, intirizzita, battere i denti, senza riscaldamento, riscaldamento rotto, geliamo, si ghiaccia',
    rain: 'diluvia*, diluviando, piovosa, pioggerella, piogg*, piove, piovos*, pioverà, temporal*, diluvia, acquazzon*, bagnato, pioviggina, ombrello, fango, pozzanghere, piovere, acqua a catinelle, diluvio, bagnata, pioggerella, burrasca, nubifragio, piovendo, tempaccio, rovesci, pioggia, piovoso, temporale, pioggerellina, danno pioggia, mettono pioggia, pioverà domani, sta piovendo, acquazzone, mettono acqua, mette pioggia, viene giù, giornata di pioggia, sotto la pioggia, piove a dirotto, piove forte, piove sempre, diluvio universale, acquerugiola, piogge, tempo brutto, brutto tempo, maltempo, temporali, rovescio, allerta meteo, grandine, ombrelli, bagnarmi, bagnarsi, acquazzoni, tempo da lupi',
    snow: 'nev*, neve, nevica, nevicata, nevicare, bufera, nevicherà, nevicando, danno neve, mettono neve, nevicate, fiocca, fiocchi, fiocchi di neve, innevat*, sta nevicando, nevischio, imbiancat*',
    wind: 'vent*, vento, bora, maestrale, scirocco, libeccio, ventoso, brezza, tramontana, raffiche, tira vento, ventilato, ventaccio, venticello, molto vento, tanto vento, vento forte, tira un vento, ventata, ponentino, grecale, venti forti, raffiche di vento, un vento, folate',
    forecast:
      'che tempo, previsioni, meteo, pioverà, che tempo fa, che tempo farà, tempo domani, in base al tempo, guarda il tempo, guarda il meteo, farà caldo, farà freddo, quanti gradi, a seconda del tempo, com’è il tempo, tempo che fa, controlla il tempo, controlla il meteo, secondo il meteo, tempo farà, che tempo ci sarà, che temperatura, che tempo è previsto, tempo previsto, previsioni del tempo, come sarà il tempo, quanti gradi ci sono, guardi il meteo, guardi il tempo, fa caldo o freddo, in base al meteo, col meteo, consulta il meteo, che meteo',
  },
  body: {
    petite:
      'bassina*, sono bassa, minuta, piccolina, sono piccola, bassa, petite, alta un metro e, bassetta, bassa di statura, piccola di statura, tutto mi sta grande, statura bassa, tappa, gambe corte, tappetta, nana, mignon, corporatura minuta, bassina, mingherlina, non molto alta, un metro e cinquanta, 1 metro e 50, non sono alta, poco alta, sono bassa e, un tappo, bassa e magra, alta 1 50, alta 150, piccola e magra, non sono molto alta, sono minuta, sono bassina, donne basse, per basse, ragazza bassa, donna bassa, petit, gambette corte, statura piccola',
    tall: 'sono alta, molto alta, altissima, gambe lunghe, alta e, alta, spilungona, piuttosto alta, altezza elevata, sono altissima, un metro e ottanta, 1 metro e 80, alta 180, alta 1 80, sono alta e, ragazza alta, donna alta, donne alte, gambe lunghissime, tutto mi sta corto, mi sta tutto corto',
    plus: 'formos*, curvy, taglie forti, taglia forte, robusta, in carne, taglie comode, cicciottella, plus size, rotonda, grassa, abbondante, sovrappeso, curve, taglie grandi, qualche chilo di troppo, morbida di forme, xxl, xl, taglia comoda, oversize di taglia, chili di troppo, grassottella, rotondetta, corpulenta, giunonica, chili in più, morbide, formosa, oversize di corpo, formose, morbida, cicciona, curvy size, taglia 50, taglia 52, taglia 54, taglia 56, taglia 58, sono grossa, grossa, ho messo su, messo su qualche chilo, ingrassata, un po’ in sovrappeso, chilo di troppo, pienotta, rotondità, forme generose, forme abbondanti, le forme, donna formosa, xxxl, 3xl, 4xl, tg 50, tg 52, tg 54, burrosa, forte di taglia, taglia grande, taglie over, paffuta, robustella, robusta di, grassoccia, ben piazzata, fisico abbondante',
    maternity:
      'incinta, gravidanza, premaman, in dolce attesa, pancione, sesto mese, settimo mese, ottavo mese, quinto mese, quarto mese, nono mese, aspetto un bambino, in attesa, mese di gravidanza, dolce attesa, aspetto una bambina, terzo mese, mesi di gravidanza, trimestre, gestazione, col pancione, gravida, aspetto un bimbo, aspetto una bimba, aspetto due gemelli, sono in attesa, mese di attesa, settimana di gravidanza, pancia che cresce, pancia da gravidanza, col pancino, settimane di gravidanza, partorisco, partorirò, gemellare, vestito premaman, mamma in attesa, futura mamma, incinte, al quinto mese, al sesto mese, al settimo mese, al quarto mese, all’ottavo mese',
    nursing:
      'allatto, allattamento, allattare, allattando, allatta, neomamma che allatta, tiralatte, sto allattando, che allatto, per allattare, allatto al seno, mamma che allatta, allattamento facile, comodo per allattare, apertura per allattare, neomamma',
    modest:
      'sobrio e coperto, casto, casta, pudico, coprente, non scollato e lungo, niente di scoperto, modest*, pudic*, coperta, poco scoperto, che copra, non troppo scoperto, non troppo nudo, senza scoprire troppo, pelle scoperta, niente di volgare, troppa pelle, castigat*, ben coperta, scoprirmi troppo, scoprire troppo, non volgare, decoroso, decente, copra bene, morigerat*, non scollato, poco scollato, castigato, accollato e lungo, modesto, coperto, niente di scollato, non troppo scollato, che copra tutto, tutto coperto, braccia e gambe coperte, senza trasparenze, niente trasparenze, non trasparente, niente spacchi, niente di provocante, pudica, coprente e, coperta dalla testa ai piedi, senza mostrare la pelle, niente pelle scoperta, che non si veda niente, niente di sexy, casta e pura, modesta, non troppo provocante, copra tutto, abbastanza coperto, abbastanza coperta, poca pelle',
    hijab:
      'hijab, velo, foulard in testa, velata, porto il velo, indosso il velo, con il velo, col velo, musulmana, porto l’hijab, indosso l’hijab, copricapo islamico',
    hide_arms:
      'braccia + nascond*/copr*/coperte/mascher*/odio/grosse/camuff*/complesso/cicciotte/flaccide/grasse/scoperte no, coprire le braccia, bracciotte, nasconda/nascondere/nasconde/coprire/copra/copre/coperte/mascherare + braccia/braccio, odio le mie braccia, braccia + complessi/vergogno/coprirle/nasconderle/scoprirle/cadenti/molli/ciccione/carne/importanti/camuffarle, braccia importanti, braccia flaccide, braccia grosse, braccia un po’ grosse, braccione, ali di pipistrello, pelle cadente sulle braccia, braccia + odio/detesto/vergogno/complesso/complessi/non mi piace la mia/non mi piacciono le mie/non mi piacciono i miei',
    hide_belly:
      'pancia/pancetta/rotolini/addome/rotoli/ventre/maniglie dell’amore/pancino/ciccia + nascond*/copr*/mascher*/segni/segn*/camuff*/dissimul*/minimizz*/veda/vedere, pancetta, nasconda/nascondere/nasconde/coprire/copra/camuffare/camuffi/mascherare/mascheri/copre/minimizzi/dissimuli + pancia/pancetta/ventre/addome/rotolini/girovita, pancia/pancetta/pancino/ventre/girovita/rotolini/addome + odio/vergogno/coprirla/nasconderla/coprirlo/nasconderlo/evidenzi/evidenzia/evidenziare/segnare/mettere in evidenza/noti/gonfia/complesso/camuffarla/attenui/attenuare/troppa, un po’ di pancia, pancia gonfia, un po’ di pancetta, pancetta da nascondere, dopo il parto pancia, panza, pancia post parto, ho la pancia, ho la pancetta, ciccia sulla pancia, salvagente, punto vita abbondante, corpo a mela, fisico a mela, a mela, gonfiore addominale, pancia/pancetta/pancino/ventre/rotolini/addome + odio/detesto/vergogno/complesso/complessi/non mi piace la mia/non mi piacciono le mie/non mi piacciono i miei',
    hide_legs:
      'gambe/polpacci/cosce/ginocchia/caviglie + nascond*/copr*/mascher*/grosse/odio/camuff*/complesso/storte/coperte, cosce grosse, polpacci grossi, gambe storte, nasconda/nascondere/nasconde/coprire/copra/copre/mascherare + gambe/cosce/polpacci/ginocchia/caviglie, gambe/cosce/polpacci/ginocchia/caviglie + odio/vergogno/coprirle/nasconderle/scoprirle/grossi/cicciotte/gonfie/gonfi/importanti/tozze/grasse/non mi piacciono/cellulite/vene, gambe tozze, gambe grosse, non mostrare le gambe, vene varicose, non voglio mostrare le gambe, cellulite, caviglie gonfie, cosce importanti, gambotte, gambe/cosce/polpacci/ginocchia/caviglie + odio/detesto/vergogno/complesso/complessi/non mi piace la mia/non mi piacciono le mie/non mi piacciono i miei',
    hide_hips:
      'segn*/sottoline*/evidenzi* + fianchi, fianchi/sedere/culo/bacino/culotte de cheval/lato b/fondoschiena + nascond*/copr*/mascher*/larghi/minimizz*/grosso/camuff*/grande/dissimul*/abbondant*, fianchi larghi, a pera, corpo a pera, nasconda/nascondere/nasconde/coprire/copra/copre/larghi/mascherare/minimizzi + fianchi/sedere/culo/lato, fianchi/sedere/culo/lato b/fondoschiena/bacino + odio/vergogno/coprirli/nasconderli/coprirlo/nasconderlo/grossi/grossa/importanti/abbondanti/snellisca/snellire/segni/camuffarli/evidenzi/generosi, sedere grosso, sedere grande, culone, fianchi abbondanti, fianchi importanti, fisico a pera, bacino largo, grossa di fianchi, larga di fianchi, fianchi/sedere/culo/lato b + odio/detesto/vergogno/complesso/complessi/non mi piace la mia/non mi piacciono le mie/non mi piacciono i miei',
    show_legs:
      'mostrare le gambe, belle gambe, gambe + mostr*/valorizz*/scopr*/vedere/evidenza, far vedere le gambe, gambe in mostra, gambe al vento, le mie gambe in, gambe belle, mettere in mostra le gambe, mostro le gambe, gambe scoperte, scoprire le gambe, valorizzare le gambe',
    show_waist:
      'vita stretta, vitino, vita + mostr*/valorizz*/vedere/evidenzi*/esalt*/evidenza, vitino da vespa, valorizzare la vita, la mia vita stretta, mettere in risalto la vita, punto vita stretto, vita sottile, vita fine, fisico a clessidra, clessidra, far vedere la vita, risaltare la vita',
    wheelchair:
      'sedia a rotelle, carrozzina, in carrozzina, sedia a ruote, disabile in carrozzina, seduta in carrozzina, sono in carrozzina, sto in carrozzina, carrozzella',
    sensitive_skin:
      'pelle sensibile, dermatite, prude, pizzica, allergi*, irrita, prurito, pelle delicata, eczema, psoriasi, pizzicano, mi prude, sfoghi, irritano, pelle reattiva, allergia, allergica, pizzicare, mi irrita, mi irritano, mi dà fastidio sulla pelle, etichette, cuciture, mi gratto, grattarmi, orticaria, intollerante, pelle delicatissima, pelle molto sensibile, reattiva, nichel, rosacea, pelle che si arrossa, arrossa, arrossamenti, punge, pungono, che punge, mi punge, autistica, autismo, ipersensibilità, prudere, pruriginos*, pizzichi',
    large_bust:
      'seno grande, seno abbondante, tanto seno, petto grande, seno prosperoso, tette grosse, quarta di seno, quinta di seno, seno grosso, tette grandi, maggiorata, seno importante, seno generoso, una quarta, una quinta, molto seno, coppa d, decolleté abbondante, sesta di seno, porto una quarta, porto una quinta, coppa e, coppa f, coppa g, tettona, tette enormi, petto abbondante, petto importante, molto petto, tanto petto, décolleté abbondante, il seno grande, bottoni che tirano sul seno, tirano sul seno, seno enorme, seno molto grande, seno piuttosto abbondante, un seno importante, un seno abbondante, il seno abbondante, seno molto abbondante',
    small_bust:
      'poco seno, seno piccolo, prima di seno, piatta, tette piccole, senza seno, seno piatto, una prima, coppa a, seconda scarsa, poche tette, pochissimo seno, seno minuto, seno + piccolo/scarso/poco, senza tette, niente seno, non ho seno, una seconda scarsa, poco petto, seno quasi inesistente, tavola da surf, prima di reggiseno',
  },
  fit: {
    loose:
      'larg*, morbid*, ampio, ampia, comodo e largo, non aderente, non attillato, oversize, fluid*, che non stringa, scivolat*, niente di stretto, niente di aderente, svolazzante, non stretto, non troppo aderente, largo, svasat*, non fasciante, niente di attillato, che non segni, non stringe, che cade morbido, vestibilità comoda, elastico in vita, niente di fasciante, morbido, larghi, svasato, scivolato, largh*, che non stringa in vita, comodi e larghi, più largo del, taglio ampio, taglio morbido, linea morbida, linea ad a, a trapezio, vestibilità ampia, relaxed, baggy, non strizzi, che non mi strizzi, che non fasci, che non mi fasci, che non si appiccichi, niente di aderentissimo, linee morbide, svolazzant*, niente di attillatissimo, niente attillato, niente aderente',
    fitted:
      'aderent*, attillat*, fasciant*, strett*, avvitat*, slim, sagomat*, sciancrat*, tubino aderente, aderente al corpo, che fascia, aderente, attillato, fasciante, stretto, sciancrato, aderenti, bodycon, stretch aderente, che mi fasci, ben aderente, seconda pelle, aderentissim*, che segni le forme, che metta in risalto le forme, vestibilità slim, vestibilità aderente, avvitata',
    sleeves:
      'con maniche, con le maniche, braccia coperte, spalle coperte, maniche, coprire le spalle, coprispalle, spalle + coperte, coprano le spalle, con la manica, manica, copra le spalle, manica lunga, maniche lunghe, con manica, mezze maniche, mezza manica, maniche a tre quarti, manica a tre quarti, coprispalla, coprire spalle, con un po’ di manica, manica a palloncino, maniche a palloncino, maniche a sbuffo, con le spalle coperte, spalle + coprire/copra/coprano/coprirle/coprirmi, manichetta, manichina, maniche ampie, maniche fluide, maniche svasate, con le maniche lunghe, con maniche lunghe, con la manica lunga, con manica lunga, a manica lunga, a maniche lunghe',
    long_hems:
      'sotto il ginocchio, ginocchia coperte, alla caviglia, fino al ginocchio, oltre il ginocchio, copra le ginocchia, fino ai piedi, al polpaccio, fino alla caviglia, al ginocchio, lunghezza ginocchio, a metà polpaccio, coprire le ginocchia, copre le ginocchia, sotto al ginocchio, lungo al ginocchio, lunghezza al ginocchio, che copra il ginocchio, ginocchio coperto, copra il ginocchio, a metà gamba, lunghezza midi, lunghezza caviglia, lunghezza alla caviglia, non corto, niente di corto, niente di troppo corto, non troppo corto, non troppo corta, mai sopra il ginocchio, niente mini, lunghezza maxi, ai piedi, fino alle caviglie, sotto le ginocchia, non sopra il ginocchio, niente gonne corte',
    short_hems:
      'sopra il ginocchio, a metà coscia, cortino, sopra al ginocchio, cortissimo, cortissima, sopra le ginocchia, non lungo, corto sopra',
    high_neck:
      'niente di troppo scollato, niente di scollato, non troppo scollato, non troppo scollata, niente di troppo aperto, accollat*, collo alto chiuso, senza scollatura, niente scollature, niente scollatura, non scollato, poco scollato, chiuso sul davanti, non scollata, scollatura no, niente scolli, poca scollatura, scollo chiuso, non troppo scollato, scollatura discreta, accollato, collo alto, chiuso al collo, poco scollatura, scollatura alta, niente scollatura profonda, scollatura poco profonda, scollo poco profondo, scollo alto, senza scollo, non scollatissimo, scollatura castigata, niente di molto scollato, non profonda, collo coperto, poco scollata, niente di scollatissimo, che copra il décolleté, décolleté coperto, copra il seno, scollo non profondo, non molto scollato, senza scollature',
    waist:
      'vita segnata, punto vita, segni la vita, in vita, vita sottolineata, segnare la vita, stretto in vita, cinturat*, sottolinei la vita, avvitato in vita, valorizzi la vita, vita marcata, vita evidenziata, segna la vita, strizzato in vita, stringere in vita, stretta in vita, con cintura in vita, segnato in vita, segni il punto vita, punto vita segnato, arricciato in vita, vita alta segnata, evidenzi la vita, evidenzi il punto vita, sottolinei il punto vita, vita definita, metta in evidenza la vita',
    comfortable:
      'comod*, comodità, confortevol*, a mio agio, morbidoso, pratico, morbido, agio, elasticizzat*, pratica, comodissimo, muovermi bene, comodi, comodo, comoda, comode, che non stringa, stare comoda, libera nei movimenti, comodissima, comodissimi, comodissime, comfy, confort, comfort, morbidissimo, morbida e, morbidona, che non dia fastidio, in cui muovermi, muovermi liberamente, facile da mettere, facile da indossare, che non stringe, elastici, elasticizzato, stretch, starci comoda, tutto il giorno in piedi, in piedi tutto il giorno, senza costrizioni, comodità prima, comodosa, comodoso, pratici, pratiche, praticità',
    warm: 'pesante, calda, caldo addosso, che tenga caldo, tenere caldo, che scaldi, calduccio, di caldo, caldi, scaldi, tenga caldo, qualcosa di caldo, ben coperta contro il freddo, non avere freddo, calde, imbottit*, felpat*, bella calda, tiene caldo, coprirmi bene dal freddo, caldo da indossare, vestirmi pesante, imbottito, caldissimo, tenermi al caldo, tenermi calda, al calduccio, bello caldo, bella pesante, bello pesante, termic*, che mi tenga caldo, tengano caldo, pesanti, vestiti caldi, strati, a strati, a cipolla, vestirmi a cipolla, vestirsi a cipolla, imbacuccat*, coprirmi dal freddo, ripararmi dal freddo, che ripari dal freddo, foderat*, che non faccia passare il freddo',
    light:
      'legger*, fresco addosso, traspirant*, ariosa, qualcosa di fresco, fresche, leggerissimo, vestito fresco, non sudare, fresca e leggera, arios*, vaporos*, fresco e leggero, non fare caldo, leggero, leggera, traspirante, leggeri, arioso, leggerino, leggerissima, leggerissimi, leggere, freschissimo, fresco di lino, tessuti leggeri, tessuto leggero, che non faccia sudare, che non tenga caldo, non faccia sudare, che respiri, respirare, impalpabil*, sottil*, estivo e leggero, fresche e, freschi, freschi e, qualcosa di leggero, stoffa leggera, traspiri, che lasci respirare, poco pesante',
  },
  shoes: {
    flat: 'scarpe basse, scarpa bassa, rasoterra, scarpe piatte, tacco zero, piatte, basse, sandali bassi, sandalo basso, scarpa piatta, suola piatta, bassi, raso terra, stivaletti bassi, senza tacco, tacchi no, niente tacchi, no tacchi, no tacco, senza tacchi, niente tacco, non porto i tacchi, odio i tacchi, flat, scarpe comode basse, scarpe senza tacco, scarpa comoda bassa, tacco piatto, ultrapiatte, ultra piatte, sandali piatti, stivali bassi, stivali piatti, mocassini bassi, piatti, zero tacco, tacchi zero, niente zeppe, bassissime, non so camminare sui tacchi, non so camminare coi tacchi, non porto tacchi, non metto i tacchi, non riesco a portare i tacchi, sui tacchi non, coi tacchi non, scarpe raso terra, tacchi mai, mai i tacchi, ho mal di piedi, alluce valgo, non ce la faccio coi tacchi',
    low: 'tacco basso, tacchetto, tacco comodo, tacco largo, mezzo tacco, tacchi bassi, tacchettino, tacco medio, poco tacco, tacco quadrato, tacchi comodi, tacco a rocchetto, più basse, più bassi, più basso, un po’ di tacco, pochi centimetri, kitten heels, tacco grosso, tacchi grossi, tacco robusto, tacco a blocco, scarpe/tacco/tacchi/sandali/stivali/décolleté + troppo alte/troppo alti/troppo alto/meno alte/meno alti/meno alto/non troppo alte/non troppo alti/non troppo alto/non altissimo/non altissimi/meno alti, tacco non troppo alto, tacchi non troppo alti, tacco non alto, tacco portabile, tacco moderato, tacco sottile ma basso, zeppa bassa, tacco tre, tacco cinque, tacco 3, tacco 5, no tacchi alti, senza tacchi alti, niente tacchi alti',
    high: 'tacco alto, tacchi alti, tacco dodici, tacco 12, tacchi a spillo, tacco a spillo, trampoli, tacchi vertiginosi, plateau, tacchi alti alti, tacco undici, tacco 10, tacco 15, tacco vertiginoso, zeppe alte, zeppa alta, tacchi altissimi, tacco altissimo, tacco 11',
    any: 'scarpe qualsiasi, qualsiasi scarpa, le scarpe non importano, scarpe indifferenti, tacchi o no è uguale, tacco o no',
  },
  dressCodes: {
    white_tie: 'white tie, frac',
    black_tie:
      'black tie, cravatta nera, abito da sera richiesto, smoking richiesto, abito scuro, in lungo, abito lungo richiesto, cravatta nera richiesta, serata in abito lungo, abito da sera, abito lungo obbligatorio, abito da sera obbligatorio, smoking, cravatta nera obbligatoria, abito scuro richiesto, abito scuro obbligatorio, black-tie, in smoking, abito da gran sera, gran sera',
    cocktail:
      'cocktail, abito da cocktail, da cocktail, cocktail attire, vestito da cocktail, cocktail dress, semi formale, semiformale, cocktail party, da aperitivo elegante, cocktail elegante',
    smart_casual:
      'smart casual, elegante ma non troppo, casual elegante, sportivo elegante, elegante casual, casual chic, elegante ma informale, elegante-sportivo, elegante ma comodo, informale ma curato, elegante sportivo, smart-casual, casual ma elegante, elegante ma comoda, elegante ma casual, informale ma elegante, sportivo chic, curato ma informale, casual curato, né troppo elegante né troppo casual, elegantino, carino ma non elegante',
    business_formal:
      'business formal, formale da ufficio, professionale, business attire, formale, giacca e cravatta, abito formale, molto formale, rigoros*, formali, seria e professionale, istituzionale, abbigliamento formale, business, professionalità, formale da lavoro, formalissimo, tailleur obbligatorio, giacca obbligatoria, molto professionale, autorevole, rispettabil*, serio e professionale, da manager, dress code formale, ambiente formale, ufficio formale',
    business_casual:
      'business casual, ufficio informale, casual da ufficio, formale ma rilassato, casual friday, business-casual, da ufficio ma informale, ufficio ma casual, formale ma non troppo, ufficio non formale, office casual',
    casual:
      'dress code casual, abbigliamento informale, dress code informale, abbigliamento casual, dress code libero, vestirsi casual, abbigliamento libero, dress code rilassato, vestiti come vuoi, abbigliamento comodo, abbigliamento sportivo',
    festive:
      'da cerimonia, cerimonia, cerimonie, festiv*, da festa, festosa, festoso, da festa elegante, festivo, da feste, da festività, festaiol*',
    dress_to_impress:
      'dress to impress, fare colpo, lasciare a bocca aperta, fare un figurone, far colpo, figurone, stupire tutti, fare scena, stupire, sbalordire, lasciarli a bocca aperta, lasciare tutti a bocca aperta, far girare la testa, far girare le teste, colpire tutti, impressionare',
    beach_formal:
      'beach formal, elegante da spiaggia, beach chic, spiaggia elegante, elegante per la spiaggia, chic da spiaggia',
  },
  vibes: {
    chic: 'chic, elegant*, raffinat*, di classe, curat*, sofisticat*, glamour, ben vestita, classe, eleganza, fine, distint*, signorile, presentabil*, ricercat*, stilos*, fashion, bon ton, ordinat*, elegante, raffinata, raffinato, curata, in tiro, bella elegante, sofisticata, elegantissima, da signora, signora bene, raffinatezza, elegantone, ricercato, stiloso, di tendenza, trendy, da vip, impeccabile, una bella figura, fare bella figura, bella figura, distinta, charme, posh, ben curata, presentabile, glam',
    casual:
      'casual, informal*, rilassat*, disinvolt*, sportivo casual, easy, tranquill*, alla buona, senza pretese, spensierat*, informale, sportivo, tranquillo, comodo e casual, stile rilassato, disinvolto, informalissimo, sportivo ma, niente di impegnativo, niente di elegante, niente di formale, scialla, easy going',
    bold: 'audac*, vistos*, appariscent*, osare, che si fa notare, stravagant*, d’effetto, spavald*, colorat*, spiccare, notare, spettacolare, eccentric*, grintos*, esagerat*, wow, non passare inosservata, di carattere, impatto, appariscente, audace, vistoso, che si noti, forte impatto, scenografic*, teatral*, farmi notare, farsi notare, notarmi, che spacchi, spaccare, fuori dagli schemi, eccentrico, esagerato, coraggioso, sgargiante, strepitos*, da star, da diva, lasciare il segno, effetto wow, non anonimo, non banale',
    romantic:
      'romantic*, femminil*, da principessa, dolce, delicat*, sognante, fiabesc*, leziosa, angelic*, romanticissimo, fiabesco, da favola, da fata, femminilità, femminile, bucolic*, etere*, vaporoso',
    edgy: 'rock, grunge, punk, edgy, ribelle, dark, gotic*, aggressiv*, biker, rocchettara, metallar*, cattiv*, rock’n’roll, rock and roll, da dura, cattivo, gotico, stile rock, rockeggiante, borchie, borchiat*, da motociclista, da biker, new wave, emo, cyber, punkettona, ribellione',
    classic:
      'classic*, senza tempo, intramontabil*, tradizional*, sempreverde, classicone, evergreen, mai fuori moda, che non passa di moda, non passi mai di moda, british',
    minimal:
      'minimal*, semplic*, sobri*, essenzial*, discret*, lineare, senza fronzoli, pulit*, basic, semplice, non appariscente, minimalista, scandinav*, sobrio, sobria, minimal, essenziale, semplici, semplicissimo, discreto, discreta, minimalissimo, essenzialità, senza orpelli, pochi fronzoli, niente fronzoli, senza troppi fronzoli, sobrietà, sobri, sobrie, poco appariscente, niente di appariscente, niente di vistoso, niente di troppo appariscente, semplicissima, linee pulite, pulito, clean',
    boho: 'boho, bohemien, hippie, country chic, gitan*, rustic*, figlia dei fiori, etnic*, boho chic, bohémien, bohemienne, gipsy, figli dei fiori, etnico, stile ibiza, ibizenco, coachella, zingaresco, stile hippie, hippy',
    sporty:
      'sportiv*, sporty, athleisure, tutoso, sportivetto, sportiveggiante, atletico, street style, streetwear, urban',
    vintage:
      'vintage, retrò, anni 50, anni 70, anni 60, anni 20, anni 80, anni cinquanta, anni settanta, pin up, anni ottanta, anni sessanta, anni 90, anni venti, pin-up, anni novanta, d’altri tempi, retro, d’epoca, rétro, anni 30, anni 40, anni trenta, anni quaranta, d’antan, anni ’90, anni ’70, gatsby, charleston, rockabilly, seconda mano, second hand, y2k, anni 2000',
    sexy: 'sexy, sensual*, seducent*, provocant*, mozzafiato, femme fatale, ammiccant*, spacco vertiginoso, sedurre, bollente, figa, gnocca, bona, strafiga, strafigo, bomba sexy, da urlo, conturbante, sensualità, scollatissim*, provocante, sensuale, seducente, piccante, fatale, vedo non vedo',
    cute: 'carin*, dolcissim*, adorabil*, simpatic*, sbarazzin*, kawaii, divertent*, giocos*, grazios*, carinissimo, tenero, tenerissimo, puccioso, pucciosa, cute, giovanile, sbarazzino, frizzante, simpatico, vezzos*, dolcissimo, allegr*, spiritos*, tenera, teneri, tenere, teneroso, tenerone',
    preppy: 'preppy, college, collegiale, ivy league, da brava ragazza, stile college',
    parisian: 'parigin*, stile parigino, stile francese, alla francese, francesina',
    quiet_luxury:
      'quiet luxury, lusso discreto, old money, lusso silenzioso, lusso sussurrato, da ricca, da ricchi, sembrare ricca, sciura, sciura milanese, milanese bene, lusso sobrio, lusso ma discreto, ereditiera, da ereditiera',
    creative:
      'creativ*, artistic*, original*, estros*, particolar*, fantasios*, alternativ*, insolit*, arty, creativo, artista, fuori dal comune, originale, non scontato, particolare, eclettic*, da artista, innovativ*, avanguardia, mai visto',
  },
  changes: {
    outfit:
      'fanne un outfit, fanne un look, fanne un completo, farne un outfit, farne un look, fammi un outfit con questo, fammi un outfit con questa, fammi un look con questo, fammi un look con questa, trasformalo in un outfit, trasformala in un outfit, trasformali in un outfit, trasforma questo in un outfit, trasforma questa in un outfit, trasformalo in un look, trasformala in un look, trasforma in un outfit, trasforma in un look, fallo diventare un outfit, falla diventare un outfit, costruisci un outfit attorno, costruisci un outfit intorno, crea un outfit con questo, crea un outfit con questa, crea un look con questo, crea un look con questa, crea un outfit attorno, creaci un outfit, creaci un look, creane un outfit, un outfit intorno, un outfit attorno, un look intorno, completa il look, completa l’outfit, completare il look, completare l’outfit, completami il look, completami l’outfit, mettici un outfit intorno',
    cheaper:
      'più economic*, meno car*, costa troppo, troppo car*, più a buon mercato, meno costos*, caro, costano troppo, fuori budget, carissim*, meno cara, troppo costos*, un po’ caro, prezzo più basso, non posso permetterm*, sforo, troppi soldi, un po’ cara, più accessibil*, così tanto, fuori dal mio budget, supera il mio budget, spendere meno, spendere di meno, costi meno, costi di meno, più conveniente, scendere di prezzo, non così car*, caruccio, un occhio della testa, meno caro, più economico, piu economico, troppo caro, troppo cara, costa meno, meno costoso, meno costosa, troppo costoso, qualcosa che costi meno, più economici, meno cari, a meno, carissimo, un salasso, costa un botto, qualcosa di meno caro, di meno caro, più abbordabil*, meno dispendios*, troppi euro, costa tantissimo, costa tanto, costano tanto, costa un occhio, costa una fortuna, costa un rene, costano un rene, prezzi più bassi, prezzo troppo alto, prezzi troppo alti, prezzo alto, abbassa il prezzo, abbassa il budget, abbassare il prezzo, abbassare il budget, scendi di prezzo, scendi col prezzo, non me lo posso permettere, non me la posso permettere, non posso permettermelo, fuori dalle mie possibilità, oltre il mio budget, è caro, sono care, è cara, sono cari, alternative economiche, versione economica, più a buon prezzo, dimezza il prezzo, a metà prezzo, prezzi più umani, meno soldi, che costi meno, che costino meno, costino meno',
    dearer:
      'più costos*, più lussuos*, qualità migliore, più pregiat*, posso spendere di più, più di qualità, più esclusiv*, spendere di più, più car*, più lusso, migliore qualità, di qualità superiore, sembra da poco, alzare il budget, più caro, di qualità migliore, qualità superiore, fascia più alta, più di lusso, alza il budget, alza il prezzo, sembra economico, sembra cheap, fatto meglio, fatta meglio, posso salire, posso salire col budget, meno cheap, più prezioso, più preziosa',
    more: 'fammi vedere altro, mostrami altro, altre idee, altri outfit, altre proposte, ancora, altri vestiti, mostra altro, vedere altro, altri look, più scelta, altre opzioni, ne hai altri, fammene vedere altri, ne hai altre, prossimo, altre soluzioni, mostramene altri, di più da vedere, altre possibilità, mostrami di più, ancora qualche, dammi altre, mostrami altri, mostrami altre, fammi vedere altri, fammi vedere altre, qualcos’altro da vedere, vorrei vedere altro, cos’altro hai, che altro, proponimi altro, altre combinazioni, successivo, avanti, altri, di più, altro da mostrare, altri modelli, qualche altra idea, altri esempi, altro ancora, ce ne sono altri, ce ne sono altre, hai altro, avete altro, ne avete altri, ne avete altre, ancora un po’, mandami altri, mandami altre, altri abiti, mostrane altri, mostrane altre, altri da vedere, fammi vedere ancora, fai vedere altro, un’altra opzione, un’altra idea, un’altra proposta, alternative, altre alternative, altri suggerimenti, altri consigli, qualche alternativa, dammene altri, dammene altre, ancora ancora, altri ancora, altre ancora',
    other:
      'qualcos’altro, qualcosa di diverso, un altro, un’altra, divers*, cambia*, altra, altri, altre, sostituisc*, cambiare, altra cosa, cambialo, cambiala, cambiali, cambiale, cambiamelo, cambiamela, cambiamele, cambiameli, proponi altro, sostituiscil*, cambia tutto, un’altra cosa, altra roba, qualcosa di differente, differente, tutt’altro, altro, non questo, non questa',
    other_colour:
      'colore diverso, altro colore, altri colori, un altro colore, colori diversi, cambia colore, che colori, quali colori, cambiare colore, diverso colore, altra tinta, altra tonalità, cambia il colore, cambiargli colore, in un altro colore, altri colori disponibili, c’è in altri colori, di un altro colore, un colore diverso, di che colori, in che colori, in quali colori, altre tinte, altre tonalità, colori disponibili, di altri colori, cambiagli colore, cambia la tinta, diversi colori, altre colorazioni, colore differente',
    in_colour: '',
    warmer:
      'più cald*, più pesante, troppo legger*, avrò freddo, avrei freddo, congelo così, troppo fredd*, non abbastanza cald*, mi congelo, gelo con, poco cald*, morirò di freddo, più coperto dal freddo, freddo con quest*, troppo fresc*, troppo sottile, muoio di freddo, mi copra di più dal freddo, più imbottit*, patirò freddo, più caldo, più coperto, più coperta, più invernal*, non mi tiene caldo, non tiene caldo, più imbottito, troppo estiv*, congelerei, gelerei, ci vuole qualcosa di più caldo',
    cooler:
      'più fresc*, più legger*, troppo cald*, troppo pesant*, morirei di caldo, muoio di caldo, meno pesante, avrei caldo, avrò caldo, sudo con, meno cald*, morirò di caldo, schiatto di caldo, crepo di caldo, caldo con quest*, più estiv*, suderei, suderò, più fresco, più leggero, troppo pesante, meno caldo, troppo invernal*, troppo imbottit*, farà caldo con, ci sudo, ci suderei, mi fa caldo, troppo coprente, più fresca, più freschi, più fresche',
    longer:
      'più lung*, troppo cort*, allunga*, meno cort*, così cort*, allungal*, cortissim*, non abbastanza lung*, più lungo, più lunga, troppo corto, troppo corta, un po’ più lungo, un po’ più lunga, più lunghi, più lunghe, è corta, è corto, è cortissima, è cortissimo, sono corti, sono corte, mi sta corto, mi sta corta, lunghezza maggiore, meno corta, allungarla, allungarlo, un po’ corto, un po’ corta',
    shorter:
      'più cort*, troppo lung*, accorcia*, meno lung*, così lung*, accorcial*, lunghissim*, accorciare, più corto, più corta, troppo lungo, troppo lunga, un po’ più corto, un po’ più corta, più corti, più corte, mi sta lungo, mi sta lunga, ci inciampo, inciampo, accorciarla, accorciarlo, un po’ lungo, un po’ lunga, tocca terra, striscia per terra',
    looser:
      'più larg*, più morbid*, più ampi*, troppo strett*, troppo aderent*, troppo attillat*, meno aderent*, meno attillat*, meno strett*, così strett*, così aderent*, stringe troppo, mi stringe, mi tira, troppo fasciant*, meno fasciant*, strizzata, così attillat*, più comodo in vita, mi strizza, stringe, mi segna, salsiccia, più largo, più morbido, troppo stretto, troppo aderente, meno aderente, troppo attillato, meno stretta, meno stretti, meno strette, meno attillata, tira sui fianchi, tira sul seno, mi stanno stretti, mi stanno strette, mi sta stretto, mi sta stretta, mi va stretto, mi va stretta, più larghi, più larghe, troppo stretti, troppo strette, non respiro, sono strette, sono stretti, è stretto, è stretta, un po’ stretto, un po’ stretta, un po’ stretti, un po’ strette, sembro un salame, più ampio, più ampia, mi stringono, stringono, stringono troppo, mi tirano, mi strizzano, mi comprimono',
    tighter:
      'più strett*, più aderent*, più attillat*, troppo larg*, troppo ampi*, più avvitat*, così larg*, meno larg*, più fasciant*, mi sta grande, troppo grand*, troppo morbid*, ci nuoto dentro, sacco di patate, troppo oversize, meno ampi*, ci ballo dentro, più sagomat*, più stretto, più aderente, troppo largo, mi sta larga, mi sta largo, mi stanno larghi, mi stanno larghe, meno larga, meno larghi, meno larghe, più stretta, più stretti, più strette, troppo larga, troppo larghi, troppo larghe, sembra un sacco, sembro un sacco, più attillata, un po’ largo, un po’ larga, un po’ larghi, mi balla, mi ballano, più fasciante',
    dressier:
      'più elegant*, più formal*, troppo casual, troppo sportiv*, più raffinat*, più chic, più curat*, più da sera, troppo informal*, più festiv*, meno casual, meno sportiv*, più glamour, poco elegant*, più seri*, troppo semplic* per, più sofisticat*, più ricercat*, troppo trasandat*, troppo sciatt*, meno informal*, non abbastanza elegant*, più importante, più speciale, più elegante, più formale, più raffinato, troppo sportivo, più elegantino, più serale, più da cerimonia, più da matrimonio, più serio, più seria, più professionale, non è abbastanza elegante, poco formale, troppo da giorno, un po’ più elegante, più elegantone',
    plainer:
      'più casual, meno elegant*, meno formal*, troppo elegant*, troppo formal*, più semplic*, più informal*, meno impegnativ*, più sportiv*, troppo impegnativ*, troppo chic, più rilassat*, così elegant*, così formal*, meno serios*, più tranquill*, più sempliciotto, più easy, troppo impostat*, troppo agghindat*, meno seri*, meno chic, meno tirat*, troppo tirat*, meno agghindat*, troppo ingessat*, meno ingessat*, più da tutti i giorni, più quotidian*, troppo da cerimonia, più semplice, meno elegante, troppo elegante, meno formale, troppo formale, più sportivo, più informale, meno impegnativa, meno cerimonia, meno da cerimonia, più da giorno, più basic, un po’ meno elegante, un po’ meno formale, più normale, troppo serios*, più rilassato, più alla mano, più scialla, troppo tirata, sembra che vada a un matrimonio',
    bolder:
      'più audac*, più vivac*, più colorat*, più particolar*, troppo serio, troppo noios*, noios*, più original*, più sbarazzin*, più grintos*, troppo spent*, più allegr*, più sexy, troppo sobri*, troppo classic*, più vistos*, più colore, troppo banale, banale, troppo semplice, un po’ triste, troppo trist*, più brio, più moderno, vecchia, più stravagant*, più pep*, troppo anonim*, anonim*, più divertent*, meno noios*, osare di più, più osé, più frizzant*, troppo piatt*, più appariscent*, smorto, meno classic*, da suora, meno banale, da vecchia, da nonna, più audace, più colorato, noioso, più vivace, troppo spento, anonimo, più allegro, più allegra, più vivo, più acceso, più accesi, più fresco e giovane, più giovanile, più giovane, più rock, più trasgressiv*, più scollat*, più provocant*, più sexi, meno serio, meno seria, meno anonim*, meno triste, meno sobri*, troppo smort*, un po’ spento, un po’ noioso, un po’ banale, un po’ anonimo, un po’ da vecchia, mi invecchia, invecchia, da zia, da signora anziana, più coraggios*, più strano, troppo scontat*, più carattere, più personalità, troppo da suora, troppo castigat*, troppo accollat*, più brillant*, più luminos*, meno monoton*, troppo monoton*',
    quieter:
      'più sobri*, più discret*, meno vistos*, troppo vistos*, troppo appariscent*, meno appariscent*, troppo colorat*, meno colorat*, più neutr*, troppo audac*, meno audac*, più delicat*, troppo sgargiant*, troppo sexy, meno sexy, troppo carico, meno caric*, troppo scollat*, così vistos*, così appariscent*, troppo eccentric*, troppo accesi, troppo acceso, meno acces*, troppo volgare, troppo pacchian*, meno sgargiant*, più sommess*, meno eccentric*, più spento, più tenue, meno scollat*, troppo stravagant*, meno volgare, esagerato, troppo esagerat*, troppi colori, meno colori, più sobrio, meno appariscente, troppo appariscente, più discreto, troppo vistoso, più neutro, meno esagerato, più tenui, colori più tenui, meno accesi, meno fluo, meno luccicant*, troppo luccicant*, troppo fluo, meno brillant*, troppo brillant*, troppo giovanile, più modest*, meno scollato, un po’ meno appariscente, più soft, più castigat*, meno audace, meno provocant*, troppo provocant*, dà troppo nell’occhio, meno fantasia, troppa fantasia, troppo osé, meno osé, più pacat*, più coprente',
    undo: 'torna indietro, come prima, quello di prima, annulla, il precedente, quella di prima, torna a prima, torna a quello, rimetti quello, il look di prima, torna al precedente, rimetti, torniamo a quello, la precedente, era meglio prima, meglio il primo, torniamo al, ripristina, quelli di prima, rimetti come, quelle di prima, torna al, indietro, precedente, precedenti, rimetti com’era, ridammi, ridammi quello, ridammi quella, rivoglio, rivoglio quello, rivoglio quella, torniamo indietro, fammi rivedere quello, fammi rivedere, rimettimi, rimettilo, rimettila, rimettile, rimettili, meglio prima, meglio quello di prima, meglio quella di prima, preferivo quello, preferivo quella, preferivo prima, preferivo il primo, preferivo la prima, il primo era meglio, la prima era meglio, era meglio quello, era meglio quella, annullare, disfa, torna a com’era, com’era prima, quello precedente, quella precedente, il look precedente, passo indietro, un passo indietro',
    start_over:
      'ricomincia*, da capo, da zero, ricominciamo, dall’inizio, nuova ricerca, reset, resetta, ripartiamo, cancella tutto e, riparti, ripartire, azzera*, daccapo, rifacciamo tutto, ricominciare, iniziamo da capo, dimentica tutto, ricomincia, partiamo da zero, ripartiamo da zero, ripartire da capo, rincominci*, riniziamo, iniziamo da zero, nuovo inizio, cancella tutto, azzeriamo, resettiamo, resettare, tutto da capo, tutto daccapo, ritorna all’inizio, torna all’inizio, lasciamo perdere tutto, lascia perdere tutto, nuova conversazione, si ricomincia',
  },
  qualities: {
    expensive: 'caro, cara, cari, costoso, costosa',
    cheap: 'economico, economica, conveniente',
    long: 'lungo, lunga, lunghi',
    short: 'corto, corta, corti',
    tight: 'stretto, stretta, aderente, attillato, attillata, stretti, strette, aderenti',
    loose: 'largo, larga, ampio, ampia, grande, grandi, larghi, larghe',
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
      'chi sei, come ti chiami, chi è sophia, con chi parlo, presentati, il tuo nome, con chi sto parlando, chi siete, chi 6, tu chi sei, e tu chi sei, chi è questa sophia, tu chi saresti, chi saresti, sei sophia, sei tu sophia, chi mi risponde, chi c’è dall’altra parte, con chi sto scrivendo, parlami di te, dimmi chi sei, che cosa sei, cosa sei, chi ti ha creato, chi ti ha fatto, qual è il tuo nome',
    are_you_human:
      'sei umana, sei un robot, sei una persona, sei un bot, sei reale, persona vera, sei un’ia, robot, chatbot, intelligenza artificiale, sei vera, un bot, sei un essere umano, sei un umano, sei una macchina, chatgpt, persona reale, in carne e ossa, sei un’intelligenza, sei una ia, umana o, sei vera o, parlo con un robot, parlo con una persona, parlo con una macchina, sto parlando con un, sto parlando con una persona, un robot, una macchina, una persona vera, una persona reale, sei una ragazza vera, c’è qualcuno, un’ia, una ia, sei un computer, un programma, sei finta, algoritmo, sei un algoritmo, sei un programma, un umano o, bot o, risponde una persona, risposte automatiche',
    what_can_you_do:
      'cosa sai fare, cosa puoi fare, come funziona, come mi aiuti, come puoi aiutarmi, a cosa servi, cosa fai, in cosa mi aiuti, che sai fare, che cosa sai fare, che puoi fare, in cosa puoi aiutarmi, come funzioni, mi puoi aiutare, puoi aiutarmi, cosa posso chiederti, cosa sapresti fare, come mi puoi aiutare, come si usa, come ti uso, a che servi, a cosa serve, che servizi, cosa offri, spiegami come funziona, come funziona qui, come funziona questo, che cosa puoi fare, cosa fai esattamente, cosa fate, cos’è questo sito, cosa posso fare qui, a che serve',
    returns:
      'restituire, reso, resi, rimborso*, cambiare la taglia, rimandare indietro, restituzione, rimandarlo, cambio merce, cambio taglia, renderlo, recesso, soldi indietro, restituirl*, rimborsat*, rispedire, mandare indietro, rimandare, posso cambiarl*, rimborso, fare il reso, cambiarlo, restituirlo, rendere, si può restituire, riportarlo, posso restituire, restituisco, rimando indietro, rispedirl*, rimandarl*, cambiare taglia, cambio di taglia, se non mi va, se non mi sta, se non va bene, renderli, renderla, renderle, resi gratuiti, reso gratuito, politica di reso, politica sui resi, diritto di recesso, giorni per il reso, riprendete, mi ridate i soldi, ridate i soldi, indietro i soldi, rimborsate, cambiarla, cambiarli, cambiarle, restituirla, restituirli, restituirle, come faccio il reso, ritorno merce, riportare indietro',
    delivery:
      'consegn*, spedizion*, spedite, quando arriva, arriva in, tempi di consegna, spedi*, spese di spedizione, in quanto arriva, quanto ci mette, arriva entro, quanto tempo ci vuole, arriva a casa, arriva prima, spedit*, pacco, corriere, ci mette ad arrivare, spedizione, consegna, arriva in tempo, quando arriverebbe, quando mi arriva, arriva per, arriva per sabato, arriva domani, in quanti giorni, quanti giorni ci mette, quanto ci mettono, tempi di spedizione, costi di spedizione, costo di spedizione, spedizione gratuita, spedite in, spedite a, spedite anche, consegna gratuita, consegnate, consegnate in, consegna veloce, consegna in, mi arriva entro, mi arriva prima, riceverlo, riceverla, lo ricevo, la ricevo, quando lo ricevo, arriveranno, arriverà, fate spedizioni, posso riceverl*, spedizione in, arrivano, ad arrivare',
    paid_link:
      'commission*, affiliat*, percentuale, sponsorizzat*, pubblicità, guadagni, guadagnate, ti pagano, vi pagano, ricevi soldi, link pagati, guadagna/paga*/soldi/guadagn*/prend* + link/clic/click/compro/acquist*, provvigion*, pagata per, link a pagamento, prendi soldi, commissione, sponsorizzato, affiliazione, ci guadagnate, ci guadagni, quanto ci guadagni, vi danno soldi, ti danno soldi, vi pagano i negozi, pagano i negozi, negozi vi pagano, pagate per, è pubblicità, fai pubblicità, link affiliati, link affiliato, guadagnate voi, ci guadagnate voi, una commissione, commissioni, sponsor, sponsorizzazioni, siete pagati, sei pagata, pagati per, compenso, guadagno sulle vendite, vi entra qualcosa, vi viene qualcosa, pubblicità occulta, percentuale sulle vendite',
    who_sells:
      'chi vende, quale negozio, che negozio, dove lo compro, dove compro, dove si compra, di che marca, che marca, chi lo vende, dove posso comprare, lo vendete voi, dove posso acquistare, da chi compro, che marchio, dove lo trovo, dove la trovo, di quale marca, in che negozio, dove acquisto, vendete voi, dove posso trovarl*, quale marca, dove la compro, in quale negozio, dove li compro, chi è il venditore, chi è che vende, di che negozio, in che negozio si, da dove viene, da dove vengono, dove lo vendono, dove la vendono, dove si trova, dove si può comprare, dove li trovo, dove le trovo, che brand, quale brand, di che brand, il negozio qual è, link per comprare, dove posso prenderl*',
    sizes:
      'che taglia, quale taglia, guida alle taglie, la mia taglia, vestibilità, taglia prendo, taglia devo, veste piccolo, veste grande, come veste, taglia sono, tabella taglie, taglia porto, che numero, mi andrà bene, mi va bene la, quale misura, che misura, le misure, misure, tabella delle taglie, taglie come sono, come sono le taglie, veste bene, veste largo, veste stretto, vestono piccolo, vestono grande, che taglia prendo, che taglia mi, quale taglia mi, taglia giusta, la taglia giusta, taglia mi consigli, quale numero, mi va bene la taglia, la m mi, la s mi, la l mi',
    care: 'lavare, lavo, lavatrice, stirare, pulire, lavaggio, lava, lavaggio a secco, tintoria, si lava, asciugatrice, stiro, stira, si restringe, lavanderia, lavarl*, come si lava, come lo lavo, come la lavo, si può lavare, in lavatrice, lavabile, lavare a mano, lavare a secco, va stirato, va stirata, si stira, lavarlo, lavarla, si rovina, fa i pallini, pallini, stinge, scolorisce, smacchiare, come si pulisce, come si puliscono',
    privacy:
      'foto/immagin*/selfie/dati + che fine/salva*/conserv*/vede/privat*/condivid*/sicur*/cancell*/chi/dove/usate/usi/tenete/fate/finisce/finiscono/vanno/fai/resta/succede/va, privacy, riservatezza, dati personali, foto/selfie/immagini/immagine/dati + salvate/salvi/conservate/conservi/tenete/tieni/usate/usi/vedere/vede/guarda/sicure/sicuri/private/privati/pubbliche/condividete/vendete/rubate/dove vanno/che fine, i miei dati, mia foto la, la mia foto è, le mie foto sono, dati sicuri, gdpr, tracciate, mi tracciate, mi spiate, chi vede, chi può vedere, riservate',
    costs:
      'quanto costi, è gratis, è gratuito, crediti, credito, abbonamento, devo pagare, gratis, luxe, a pagamento, si paga, quanto costa il servizio, gratuito, quanto costa usare, costa qualcosa, quanto costa l’app, pagare per usare, gratuita, costa usarti, quanto si paga, quanto costa luxe, quanto costa provare, quanto costa questo servizio, bisogna pagare, quanto costa l’abbonamento, costa qualcosa usarti, quanto costa questo, quanto mi costa, è a pagamento, a pagamento o, si paga qualcosa, devo abbonarmi, abbonarsi, serve un abbonamento, è tutto gratis, gratis o, quanto costano i crediti, costi nascosti, bisogna pagare qualcosa, prezzo del servizio, costo del servizio, quanti crediti, tariffe, versione gratuita, disdire',
    how_try_on:
      'provar*, provo, provarl*, addosso a me, sulla mia foto, vederl* addosso, vedermi con, come mi sta, prova virtuale, addosso, come mi starebbe, vedermi addosso, camerino, come sta su di me, su di me, vedermi con, posso provarl*, provarmi, come lo provo, come la provo, come li provo, come le provo, vedere come mi sta, vedo come mi sta, come mi stanno, vedermela addosso, vedermelo addosso, vederlo su di me, vederla su di me, sul mio corpo, con la mia foto, carico una foto, caricare una foto, carico la mia foto, caricare la mia foto, provare virtualmente, mettermelo addosso, camerino virtuale, vederlo indossato',
    why: 'perché, come mai, per quale motivo, per quale ragione, perché proprio, perché hai, perché hai scelto, perché questo, perché questa, perché questi, perché queste, motivo, qual è il motivo, con che criterio, in base a cosa, spiegami perché, come li scegli, come scegli, da cosa lo deduci',
    in_stock:
      'disponibil*, esaurit*, in magazzino, c’è ancora, in stock, ce l’avete ancora, è rimasto, terminat*, ancora in vendita, ne avete ancora, c’è la mia taglia, sold out, c’è la taglia, avete la taglia, avete il numero, ce l’avete, ce n’è ancora, ancora disponibile, è disponibile, disponibilità, è esaurito, sono finiti, torna disponibile, torneranno disponibili, rimasti, pezzi rimasti, quanti ne restano, c’è la mia, c’è la m, scorte',
    forecast:
      'che tempo, pioverà, previsioni per, meteo di domani, tempo domani, farà caldo, farà freddo, quanti gradi, tempo farà, com’è il meteo, com’è il tempo, il meteo a',
    delete_data:
      'cancell*/elimin*/rimuov*/togli* + dati/account/foto/tutto di me/profilo/immagin*/cronologia, dimenticami, chiudere il mio account, cancellare il mio account, disiscriv*, cancellami, cancellate tutto, elimina il mio profilo, elimina il mio account, eliminare il profilo, eliminare i miei dati, cancella i miei dati, cancella quello che sai, dimentica quello che, dimentica ciò che, dimentica quello che ti ho detto, togli la mia foto, rimuovi la mia foto, chiudi il mio account, chiudere l’account, chiudere il profilo, scordati di me, non memorizzare, cancella la mia, cancella le mie',
    contact:
      'contatt*, assistenza, servizio clienti, parlare con una persona, telefono, numero di telefono, parlare con qualcuno, email, e-mail, reclamo, parlare con un operatore, persona reale, operatore, indirizzo mail, scrivere al supporto, come vi scrivo, chiamarvi, un numero da chiamare, parlare con un umano, supporto, servizio assistenza, contatti, contattare, parlare con un essere umano, un operatore, una persona vera al, parlare con qualcuno di vero, contattarvi, vi contatto, vi posso chiamare, posso chiamarvi, come vi contatto, numero verde, call center, chat con un operatore, fare un reclamo, un reclamo, indirizzo email, pec, servizio assistenza clienti, aiuto di una persona, whatsapp',
  },
  social: {
    hello:
      'ciao*, buongiorno, buonasera, salve, ehi, hey, buon pomeriggio, buondì, hello, ehilà, come stai, come va, buon giorno, buona sera, piacere, ciao sophia, ciaooo, ciaoo, heilà, hei, ehy, ueilà, salve a tutti, buon dì, buonaseraaa, buon mattino, hola, hi, come butta, come stai oggi, ciao bella, ciao cara',
    thanks:
      'grazie*, ti ringrazio, mille grazie, grazie mille, gentilissima, molto gentile, ringrazio, tante grazie, grazieee, grazie di cuore, grazie infinite, grz, sei gentilissima, sei un tesoro, sei un angelo, sei grande, troppo gentile, molto gentile da parte tua, ti sono grata, grata, graziee, grazissime, thanks, thx',
    bye: 'arrivederci, a presto, buonanotte, ci vediamo, alla prossima, addio, a dopo, ci sentiamo, buona notte, a domani, buona giornata, buona serata, devo andare, ciao ciao, addio sophia, ci si vede, baci, un bacio, bacioni, stammi bene, vado via, adesso vado, saluti, cordiali saluti, buon proseguimento, a risentirci',
    compliment:
      'bellissim*, mi piace*, brava, stupend*, perfett*, splendid*, adoro, meraviglios*, che bell*, carinissim*, fantastic*, ottimo, favolos*, lo amo, magnific*, wow, che carin*, ottima scelta, top, spettacolo, divin*, ben fatto, mi piacciono, complimenti, incantevol*, bravissima, che figata, figo, fico, niente male, delizios*, lo voglio, molto bell*, buon gusto, eccellente, che bello, che bella, che belli, che belle, mi piace un sacco, mi piace tantissimo, mi piace molto, mi piacciono tantissimo, lo adoro, la adoro, le adoro, li adoro, innamorata, me ne sono innamorata, fantastico, fantastica, ottima idea, ottimo lavoro, ottimo gusto, che gusto, hai gusto, hai buon gusto, una bomba, strepitoso, proprio quello che cercavo, quello che cercavo, è lui, è perfetto, sei bravissima, sei brava, bravissim*, grande sophia, grandissima, figata, una figata, che spettacolo, mi garba, spacca, ci sta un sacco',
    complaint:
      'non mi piace*, brutt*, orribil*, che schifo, orrend*, non è il mio stile, non fa per me, non mi convince, bocciat*, bleah, pessim*, terribil*, non mi piacciono, non mi dice niente, schifos*, schifo, non mi ispira, non è da me, che orrore, inguardabil*, ridicol*, da vecchia zia, deludent*, fa pena, non mi dona, non ci siamo, mi fa cagare, non mi sta bene, che bruttura, tamarr*, squallid*, non mi garba, cafon*, delus*, fa schifo, sgradevol*, non mi garbano, non mi convincono, non mi convince per, non mi entusiasma, non mi entusiasmano, non è adatto a me, non sono adatti, non è quello che, non è quello che cercavo, non ci siamo proprio, hai sbagliato, sbagliato, non hai capito, non hai capito niente, non capisci, che brutto, che brutta, che brutti, che brutte, fa cagare, fanno schifo, fanno cagare, fa ribrezzo, inguardabile, imbarazzant*, ridicolo, ridicola, osceno, oscena, obbrobri*, orripilant*, mi ingrassa, mi ingrossa, mi fa grassa, mi fa sembrare grassa, mi fa vecchia, sembro mia nonna, sembra un sacco della spazzatura, da buttare, non lo metterei mai, non la metterei mai, non li metterei mai, mai nella vita, che trash, trash, kitsch, dozzinale, di cattivo gusto, cattivo gusto, deprimente, che delusione, non è il mio genere, non è nel mio stile, non mi rappresenta, bocciato, bocciata, bocciati, bocciate, non mi fa impazzire, non mi fanno impazzire, pessimo gusto',
    yes: 'sì, certo, ok, va bene, volentieri, d’accordo, perfetto sì, esatto, sì grazie, okay, certamente, sicuro, assolutamente, vai, dai sì, ovvio, procedi, ci sto, giusto, eccome, sisi, d’accordissimo, perché no, sìì, siii, sii, si si, sì sì, sì dai, sì certo, ma certo, certo che sì, perfetto così, va benissimo, benissimo, facciamo così, dai va bene, ok perfetto, okok, oki, affermativo, direi di sì, sì per favore, magari sì',
    no: 'no, no grazie, per niente, meglio di no, nah, mai, assolutamente no, non proprio, per carità, macché, manco per sogno, nono, noo, nooo, no dai, non ora, no no, ma no, direi di no, anche no, per nulla, neanche per idea, proprio no, non fa niente',
    unsure:
      'non so, non lo so, boh, nessuna idea, non sono sicura, forse, chissà, non ne ho idea, mah, indecis*, non saprei, non ho idea, dubbio, non so decidere, non mi decido, bo, mmm, sono indecisa, non so bene, non saprei proprio, sono confusa, confusa, sono in dubbio, in dubbio, incert*, bho, booh, boh non so, mboh, ho dubbi, non riesco a decidere, non riesco a scegliere, non so scegliere, sono indecisissima, zero idee, senza idee, a corto di idee, ispirazione zero, non ho la più pallida idea, pallida idea, aiuto non so, non so cosa mettere, non so cosa mettermi, non so che mettermi, non so cosa indossare',
    surprise:
      'sorprendimi, scegli tu, fai tu, decidi tu, quello che vuoi, è uguale, a tua scelta, stupiscimi, come vuoi, mi fido di te, fa lo stesso, qualsiasi cosa, scelga lei, vedi tu, mi è indifferente, indifferente, mi affido a te, a piacere tuo, carta bianca, quello che ti pare, a caso, mi va bene tutto, per me è uguale, ciò che vuoi, mi fido, stupiscimi tu, decidi te, scegli te, fai te, fai come vuoi, pensaci tu, ci pensi tu, mi rimetto a te, mi lascio consigliare, lascio fare a te, lascio a te, proponi tu, quello che preferisci, come preferisci, come ti pare, qualunque cosa, una qualsiasi, va bene tutto, va bene qualsiasi, qualsiasi va bene, tutto va bene, non ho preferenze, nessuna preferenza, non mi importa, ispirami, libera scelta, sei tu l’esperta, l’esperta sei tu, mano libera, sbizzarrisciti',
  },
  dates: {
    today:
      'oggi, stamattina, questo pomeriggio, adesso, oggi pomeriggio, stamani, tra un’ora, fra un’ora, stamane, oggi a pranzo, tra mezz’ora, tra due ore, fra due ore, oggi stesso, in giornata, questa mattina',
    tonight:
      'stasera, questa sera, stanotte, questa notte, sta sera, stasera stessa, sta notte, stasera alle, questa sera alle',
    tomorrow:
      'domani, domani sera, domattina, domani mattina, domani pomeriggio, dopodomani, domani alle, domani a pranzo, domani notte, dmn',
    weekend:
      'questo weekend, fine settimana, nel weekend, sabato, domenica, weekend, sabato sera, prossimo weekend, week end, week-end, prossimo fine settimana, sabato prossimo, domenica prossima, questo fine settimana, sabato mattina, sabato pomeriggio, domenica mattina, domenica pomeriggio, domenica sera, sabato notte, weekend prossimo, finesettimana, fine sett, il weekend, sto weekend, fra sabato e domenica, sabato e domenica',
    next_week:
      'settimana prossima, prossima settimana, lunedì prossimo, martedì prossimo, mercoledì prossimo, giovedì prossimo, venerdì prossimo, tra una settimana, fra una settimana, prossimo lunedì, prossimo venerdì, la prossima settimana, la settimana prossima, lunedì che viene, venerdì che viene, la settimana che viene, settimana che viene, tra sette giorni, sett prossima, prossima sett, fra sette giorni, prossimo giovedì, prossimo mercoledì, prossimo martedì',
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
    most: 'spendo, spenderei, vorrei spendere, meno di, a meno di, massimo, max, fino a, non più di, sotto, sotto i, sotto gli, budget, budget di, sui, circa, al massimo, intorno a, non oltre, entro, entro i, tetto, sugli, più o meno, sulle, attorno ai, intorno ai, per, ho, spendere, budget massimo, limite, senza superare, inferiore a, o meno, non superi, un budget, che non superi, sotto le, all’incirca, disponibilità, ho solo, intorno agli, non deve superare, attorno a, non superare, al di sotto di, spesa massima, spesa max, prezzo massimo, max max, mai più di, non oltre i, non sopra i, fino ai, fino a un massimo di, con un budget di, budget intorno ai, budget sui, budget max, budget sotto i, non voglio spendere più di, posso spendere, posso arrivare a, arrivo a, al max, massimo massimo, sotto ai, meno dei, circa sui, intorno, grossomodo, suppergiù, e non di più, a dir tanto, non superare i, non supera i, sotto quota, ho a disposizione, a disposizione, voglio spendere, vorrei spendere, vorrei stare sui, stare sui, stare sotto, stare sotto i, stare entro, rimanere sotto, rimanere entro, restare sotto, restare entro, sotto la soglia di, non più dei, non piu di, nn più di, max budget, spenderei, e non oltre, nell’ordine dei, sulla cifra di, non voglio superare, non vorrei superare, tetto di, limite di, senza sforare, non sforare, sborsare, verso i, all’incirca sui, che stia sotto i, che stia sotto gli',
    least:
      'più di, almeno, a partire da, da, minimo, in su, o più, sopra i, come minimo, oltre, non meno di, superiore a, minimo minimo, sopra ai, più dei, dai … in su, non meno dei, almeno sui, superiori a, oltre gli',
    between:
      'tra, fra, tra i, da, dai, fra i, tra gli, dagli, tra le, fra gli, fra le, compreso tra, compreso fra, budget tra, tra un minimo di, da un minimo di',
    to: 'e, a, ai, e i, o, agli, alle, e gli',
    low: 'economic*, poco budget, budget ridotto, non troppo caro, a poco prezzo, low cost, spendere poco, senza spendere, spendere un capitale, pochi soldi, budget basso, buon prezzo, non caro, budget limitato, al verde, conveniente, spendere tanto, spendere troppo, non troppo costoso, prezzi bassi, svenarmi, buon mercato, abbordabil*, spendere molto, poca spesa, che non costi tanto, senza svenarsi, risparmi*, che costi poco, prezzo basso, budget da studentessa, non costoso, che non costi troppo, spesa contenuta, prezzo contenuto, alla portata, accessibil*, in bolletta, costi poco, budget stretto, non ho molti soldi, tasche vuote, fine mese, non cara, economico, economica, a poco, non costi troppo, senza spendere troppo, a buon prezzo, economici, spendendo poco, spendere il meno possibile, il meno possibile, a prezzi bassi, a prezzo basso, senza spendere una fortuna, spendere una fortuna, senza dissanguarmi, dissanguarmi, budget risicato, budget piccolo, piccolo budget, budget contenuto, budget modesto, soldi pochi, pochi euro, quattro soldi, due soldi, economicissimo, economicissima, cheap, low-cost, lowcost, sono squattrinata, squattrinata, senza una lira, non ho una lira, non navigo nell’oro, sono povera, prezzi modici, prezzo modico, prezzi contenuti, prezzi accessibili, prezzi abbordabili, senza svenarmi, a pochi soldi, prezzo onesto, che non costi un occhio, che non costi una fortuna, costi una fortuna, studentessa squattrinata, senza spendere un patrimonio, spendere un patrimonio, non troppo cara, non troppo cari, non troppo care, niente di caro, niente di troppo caro, non costosa, non costosi, non molto caro, a budget ridotto, risparmiare, risparmiando, portafoglio vuoto',
    high: 'esageriamo, lusso, di lusso, alta gamma, concedermi, sfizio, investire, togliermi uno sfizio, spendere bene, fare una follia, lussuos*, firmat*, viziarmi, investimento, pregiat*, di marca, alta moda, regalo importante, coccolarmi, una pazzia, non bado molto, esagerare, budget alto, griffat*, posso anche spendere, premium, stilista, firmato, non bado, costoso va bene, voglio il meglio, alta qualità, ottima qualità, pezzo importante, vale la pena spendere, spendo volentieri, spendere anche tanto, posso spendere tanto, posso spendere bene, posso spendere molto, mi voglio viziare, voglio viziarmi, mi voglio coccolare, mi concedo, un regalo per me, regalo a me stessa, regalarmi, pezzo da investimento, di pregio, pregiato, di alta gamma, fascia alta, lussuoso, lussuosa, di gran lusso, budget generoso, tredicesima, mi faccio un regalo, fare follie, senza risparmio, haute couture',
    open: 'non bado a spese, il prezzo non conta, soldi non sono un problema, senza limiti di prezzo, senza badare a spese, qualsiasi prezzo, budget illimitato, prezzo non importa, non importa il prezzo, il budget non è un problema, senza limiti di budget, costi quel che costi, il prezzo non è un problema, badare a spese, nessun limite, senza limiti, i soldi non contano, prezzo è irrilevante, non mi interessa il prezzo, budget libero, senza limite, non importa quanto, i soldi non importano, non ho limiti, senza budget, prezzo indifferente, a qualsiasi prezzo, senza limite di spesa, senza limiti di spesa, nessun limite di budget, nessun limite di spesa, nessun budget, budget aperto, budget flessibile, non ho budget, non ho un budget, il prezzo non è importante, il prezzo non importa, prezzo non conta, prezzo non è un problema, spesa libera, non guardo il prezzo, non guardo a spese, non guardare il prezzo, senza guardare il prezzo, non mi importa quanto, non importa quanto costa, non mi importa del prezzo, prezzo libero, illimitato, budget non è un problema, i soldi non mancano, indifferente il prezzo',
  },
  currencies:
    'euro=EUR, eur=EUR, euri=EUR, eurini=EUR, franchi=CHF, dollari=USD, sterline=GBP, chf=CHF, yen=JPY, euretti=EUR, franchi svizzeri=CHF, euruzzi=EUR, eurozzi=EUR',
  numbers:
    'zero=0, due=2, tre=3, quattro=4, cinque=5, sei=6, sette=7, otto=8, nove=9, dieci=10, undici=11, dodici=12, tredici=13, quattordici=14, quindici=15, sedici=16, diciassette=17, diciotto=18, diciannove=19, venti=20, trenta=30, quaranta=40, cinquanta=50, sessanta=60, settanta=70, ottanta=80, novanta=90, cento=100, mille=1000, mila=1000, ventina=20, trentina=30, centinaio=100, cinquantina=50, decina=10, quarantina=40, sessantina=60, centoventi=120, centocinquanta=150, duecento=200, trecento=300',
  grammar: {
    not: 'non, no, senza, niente, nessun, nessuna, mai, odio, né, neanche, evita, evitare, evitiamo, detesto, tranne, nemmeno, non mi dona, non mi donano, mi sta male, mi stanno male, basta, stufa di, stanca di, non sopporto, non voglio, porta sfiga, anti, non amo, non mi piace il, non mi piacciono, non indosso, non metto, mi fa sembrare malata, mi spegne, neppure, allergica a, non mi va, non porto, al posto di, piuttosto che, ne ho abbastanza, via, non tollero, nulla di, nulla, eccetto, a parte, non posso portare, non riesco a portare, mi sbatte, zero, non uso, non mi sta bene, non mi stanno bene, mi fa brutta, non mi piace, basta con, escluso, ne, no al, no alla, no ai, no alle, niente di, mai e poi mai, nn, senza nessun, senza alcun, nessun tipo di, evitiamo il, evitiamo la, eviterei, evito, da evitare, non mi piace la, non mi piacciono i, non mi piacciono le, detesta, odia, non voglio il, non voglio la, non vorrei, escludi, escludere, escludiamo, esclusa, sono allergica a, sono allergica al, allergica al, allergica alla, allergico, intollerante a, intollerante al, che non siano, che non abbia, non deve essere, non devono essere, niente che, stufa del, stufa della, stanca del, stanca della, non ne posso più di, non ne posso più del, non sopporto il, non sopporto la, mi sono stufata di, ho chiuso con, bando a, stop a, stop al, basta coi, basta col, bandito il, lascia perdere, lasciamo perdere, non metto mai, non porto mai, non indosso mai, non uso mai',
    notBefore:
      'vietat*, vietati, vietate, proibit*, non mi dona, non mi donano, mi sta male, mi stanno male, no, no grazie, mi spegne, porta sfiga, non mi sta bene, mi sbatte, esclus*, non ammess*, non mi piace, bandit*, non fa per me, non fanno per me, non sono ammessi, non mi piacciono, li odio, lo odio, le odio, la odio, proprio no, anche no, non mi va, mi prude, mi pizzica, non se ne parla, fuori discussione, sono banditi, non li sopporto, non lo sopporto, mi danno fastidio, da evitare, mi fa male, mi fanno male, non si può, non mi stanno bene, mi fa sembrare malata, neanche per sogno, vietato, esclusi, escluso, bandito, banditi, non lo voglio, non la voglio, non li voglio, non le voglio, non mi si addice, non mi si addicono, mi invecchia, mi invecchiano, mi ingiallisce, mi ingialliscono, mi smorza, mi smorzano, mi sbattono, mi spengono, mi rende pallida, mi rendono pallida, mi irrita, mi irritano, mi pizzicano, mi prudono, non è il mio colore, non sono i miei colori, non è per me, non sono per me, assolutamente no, lasciamo stare, lascia stare, lascialo stare, no per favore, no ti prego, no eh, no dai, direi di no, nemmeno, neanche a parlarne, no assolutamente, li detesto, lo detesto, la detesto, le detesto, mi ingrossa, mi ingrossano, mi ingrassa, mi sta da schifo, mi stanno da schifo, no no, escludo, escludilo, escludila, escludili, mai, nn mi piace, nn mi piacciono, proibito, proibiti, proibita, vietata, non ammesso, non ammessi, non consentit*, sono vietati, non si possono mettere, non si può mettere, non posso metterl*, non posso portarl*, non riesco a portarl*, non ce la faccio, no way',
    ratherThan:
      'invece di, invece del, piuttosto che, al posto di, al posto del, anziché, invece che, al posto della, al posto dei, al posto delle, al posto degli, invece della, invece dei, invece delle, anziché la, anziché il',
    except:
      'tranne, eccetto, tutto tranne, tutti tranne, qualsiasi colore tranne, qualunque colore tranne, a parte, salvo, fuorché, qualsiasi colore ma non, tutto fuorché, che non sia, escluso, meno che, all’infuori di, a eccezione di, ad eccezione di, ad eccezione del, ad eccezione della, eccetto il, tranne il, tranne la, tranne che, che non siano, basta che non sia, purché non sia, purche non sia, basta non sia, a parte il, a parte la, salvo il, di tutto tranne, qualsiasi cosa tranne, qualunque cosa tranne, qualsiasi cosa ma non, meno il, meno la',
    but: 'ma, però, piuttosto, invece, meglio, preferisco, tuttavia, anche se, per favore, solo, soltanto, purché, bensì, semmai, quindi, pero, anzi, pensavo a, pensavo, opterei per, piuttosto un, semmai un, basta che, solo che, purche, però vorrei, stavolta, questa volta, quest’anno',
    yes: 'sì, mi piace, adoro, mi sta bene, voglio, vorrei, va bene, ok, preferisco, mi dona, mi donano, mi stanno bene, amo, ammess*, volentieri, mi piacciono, si, cerco, mi andrebbe, mi andrebbe bene, può andare, vanno bene, vanno benissimo, va benissimo, sono ok, è ok, ci sta, ci stanno, mi starebbe bene, mi piacerebbe, mi piacerebbero, gradirei, desidero, desidererei, tutto ok, è perfetta, è perfetto, sono perfetti, sono perfette, è giusto, è giusta',
    and: 'e, o, ed, oppure, e anche, più',
    with: 'con, per, abbinato a, da mettere con, in, a, abbinata a, insieme a, al, sul, alla, abbinarci, da abbinare a, da abbinare, da abbinare con, abbinare a, abbinare con, abbinato con, abbinata con, abbinati a, abbinate a, da portare con, da indossare con, con sopra, con sotto, insieme con, insieme al, insieme alla, accompagnato da, magari con, assieme a, sotto il, sotto la, sotto un, sotto una, sotto al, sotto alla, sotto i, sotto le',
    too: 'troppo, un po’ troppo, troppa, troppi, decisamente troppo, così, fin troppo, veramente troppo, davvero troppo, proprio troppo, eccessivamente, esageratamente, un pochino troppo, un pelo troppo',
    sits: 'mi sta, mi stanno, mi va, mi vanno, mi cade, mi sta un po’, mi stanno un po’',
    more: 'più, un po’ più, un po’ di più, ancora più, qualcosa di più, molto più, piu, un po’ piu, un pochino più, un pelo più, leggermente più, appena più, decisamente più, parecchio più, qualcosina di più, poco più, un filo più, un tantino più',
    less: 'meno, un po’ meno, non così, non tanto, un filo meno, molto meno, non troppo, un pochino meno, un pelo meno, leggermente meno, decisamente meno, un tantino meno, parecchio meno, qualcosa di meno, non cosi, nn così',
    other:
      'altro, altra, altri, altre, divers*, cambia, cambiami, cambiare, un altro, un’altra, sostituisci, nuove, nuovi, non quella, non quelle, non quello, non queste, non questi, non questa, cambi, scambia, sostituire, non quei, cambiamo, diverse, diversi, diverso, diversa, un altro paio, differente, differenti, sostituiamo, rimpiazza, scambiare, un paio diverso, un altro tipo di, un altro modello di, altro tipo di, alternativa, alternative, altro modello, un altro modello, cambiale, cambiala, cambialo, cambiali, altri tipi di, metti un altro, metti un’altra, metti altre, metti altri, metti invece, mettimi invece, sostituiscimi, sostituiscila, sostituiscilo, sostituiscile, sostituiscili, mettici invece, al posto della, al posto del, al posto dei, al posto delle, al posto degli, invece della, invece del, invece dei, invece delle, anziché la, anziché il',
    same: 'lo stesso, la stessa, gli stessi, stesso, stessa, uguale, identico, le stesse, questo in, questa in, c’è in, c’è anche in, esiste in, anche in, questi in, ce l’hai in, queste in, quello in, ce l’avete in, disponibile in, identica, in versione, quella in, stesse, stessi, ne avete in, uguali, ce n’è uno in, ci sono in, la stessa cosa, lo stesso modello, stesso modello, stessa cosa, stesso capo, questo ma in, questa ma in, questi ma in, queste ma in, questo però in, questa però in, quello ma in, quella ma in, lo stesso ma in, la stessa ma in, lo stesso però, ce l’hanno in, ce l’hanno anche in, lo fanno in, la fanno in, li fanno in, le fanno in, lo fanno anche in, la fanno anche in, si trova in, c’è pure in, c’è magari in, esiste anche in, tale e quale',
    this: 'questo, questa, questi, queste, quello, quella, quel, quei, quelle',
    add: 'aggiungi, metti anche, aggiungici, aggiungere, mettici, unisci, completa con, aggiungimi, includi, aggiunga, inserisci, mettici anche, mettimi, aggiungiamo, manca una, manca un, aggiungi anche, aggiungici anche, aggiungimi anche, aggiungerei, mettici sopra, mettici anche una, mettici anche un, ci metti, ci metti anche, ci metterei, ci aggiungi, ci aggiungerei, potresti aggiungere, puoi aggiungere, puoi aggiungerci, si può aggiungere, abbinaci, abbinami, completalo con, completala con, completare con, integra con, ci vuole anche, ci vorrebbe anche, ci starebbe, ci starebbe bene, ci starebbe anche, mi manca, mi manca una, mi manca un, mi mancano, mancano, metti, mettiamo, mettiamoci',
    remove:
      'togli, toglimi, leva, senza il, senza la, rimuovi, elimina il, elimina la, toglici, togliere, via il, via la, levami, tolga, senza lo, senza le, senza i, togliamo, levagli, leviamo, via le, via i, elimina, tolgo, togli via, togligli, toglietemi, toglila, toglilo, toglile, toglili, levala, levalo, levale, levali, levaci, tiriamo via, tira via, leva via, rimuovila, rimuovilo, rimuovere, eliminala, eliminalo, eliminale, eliminali, eliminare, eliminiamo, fai a meno di, facciamo a meno di, faccio a meno di, facciamo senza, scarta, scartiamo, butta via, non serve la, non serve il, non mi serve la, non mi serve il, non servono, non ho bisogno della, non ho bisogno del, non voglio più, lascia fuori, puoi togliere, puoi levare, potresti togliere, potresti levare, vorrei togliere, via quella, via quello, via quei, via quelle',
    keep: 'tieni, lascia, mantieni, tengo, conserva, tenere, tieniti, teniamo, mi piace la, mi piace il, lasciare, lasciami, lasciamo, non cambiare, rimane, resta, ok per le, ok per il, mi tengo, mi tengo la, mi tengo il, tieni la, tieni il, tieni le, tieni i, teniamo la, teniamo il, manteniamo, mantenere, mantenendo, tenendo, lasciando, lascia così, lasciala, lascialo, lasciale, lasciali, va bene la, va bene il, vanno bene le, vanno bene i, ok la, ok il, ok le, non toccare, non togliere, resta la, resta il, rimane la, rimane il, salviamo, fermo restando, perfetta la, perfetto il, perfette le',
    rest: 'il resto, tutto il resto, gli altri, resto, le altre cose, cambia il resto, tutto l’altro, tutte le altre cose, tutto il rimanente, il rimanente, rimanente, gli altri capi, gli altri pezzi, il resto del look, il resto dell’outfit, resto cambialo, altri pezzi, tutto quello che resta',
    colour: 'colore, colori, tinta, tonalità, tono, tinte',
    outfit:
      'per tutto, totale, in totale, tutto compreso, outfit completo, look completo, completo, l’intero outfit, tutto incluso, intero look, tutto, dalla testa ai piedi, tutto insieme, outfit intero, outfit, in tutto, complessivo, tutto il look, complessivamente, tutto l’outfit, intero outfit, total look, l’insieme, insieme completo, per tutto l’outfit, per l’intero outfit, per tutto il look, in totale per tutto, compreso tutto, scarpe comprese, scarpe incluse, accessori compresi, accessori inclusi, borsa compresa, borsa inclusa, tutto quanto, complessivi, da capo a piedi, dalla testa in giù, look intero, budget totale, budget complessivo, spesa totale, tutto l’insieme, mise completa, tutta la mise, per il totale, totali',
    piece:
      'a pezzo, al pezzo, per capo, a capo, ciascuno, l’uno, per pezzo, ogni capo, cadauno, ognuno, a testa, ogni pezzo, l’una, per ogni capo, ciascuna, per ogni pezzo, a articolo, ad articolo, per articolo, a indumento, per indumento, ogni indumento, per singolo capo, singolo capo, singolo pezzo, per singolo pezzo, per ciascun capo, ciascun capo, ciascun pezzo, al capo, cad',
    for: 'per, regalo per, da regalare a, è per, qualcosa per, cerco per, regalare a, un regalo per, per il mio, per la mia, da regalare al, da regalare alla, regalo a, regalo al, regalo alla, regalare al, regalare alla, pensierino per, pensiero per, lo regalo a, la regalo a, da dare a, un regalo a, regalino per',
    man: 'marito, fidanzato, ragazzo, fratello, padre, papà, figlio, uomo, lui, nonno, zio, compagno, moroso, suocero, nipote maschio, cognato, uomini, signore, cugino, babbo, sposo, mio marito, il mio ragazzo, boyfriend, mio padre, mio fratello, maschio, da uomo, maschile, fidanzatino, genero, morosetto, collega uomo, padrino',
    woman:
      'moglie, fidanzata, sorella, madre, mamma, donna, lei, nonna, zia, figlia, compagna, amica, suocera, cognata, donne, signora, cugina, morosa, sposa, mia moglie, mia madre, mia sorella, ragazza, girlfriend, femmina, da donna, nuora, prozia, sorellina, nipote femmina, migliore amica, mammina, mamy, madrina',
    child:
      'bambino, bambina, bimbo, bimba, neonato, mio figlio ha, mia figlia ha, bambini, figlio di, figlia di, nipotino, nipotina, ragazzino, bimbi, figlioletto, bebè, piccolo di, piccola di, figlio piccolo, bambinetto, bambinetta, figlioletta, cuginetto, cuginetta, fratellino, neonata, piccolino, bimbetta, bimbetto, per bambini, per bambina, per bambino, nipotini, pargolo',
    needs:
      'ha bisogno, cerca, vuole un, vuole una, vuole dei, vuole delle, vorrebbe un, vorrebbe una, vorrebbe dei, gli serve, gli servono, non ha niente da mettersi, deve comprare',
    outside:
      'fuori, tempo, gradi, fa, farà, c’è, temperatura, fuori fa, clima, all’aperto, fuori c’è, sarà, faceva, ci saranno, ci sarà, temperature, previsti, previste, massima, minima, massime, minime, si prevedono, il tempo è, la giornata è, percepiti',
    yearsOld: 'anni, anno, annetti, anni compiuti, anni suonati',
    iAm: 'ho, di, età, compio, mio figlio ha, mia figlia ha, ha, ne ho, compie, ne ho quasi, ho compiuto, ho quasi, donna di, signora di, ne compio',
    turns: 'compie, compio, compiono, ne fa, fa, fa i, festeggia i',
    size: 'taglia, porto la, porto una, vesto una, vesto la, tg, una taglia, indosso la, indosso una, sono una, vesto, la tg, taglia italiana, taglia it, porto una taglia, porto taglia, ho una taglia, ho la taglia, sono taglia, sono una taglia, di taglia, porto tg, vesto tg, metto la, metto una',
    height:
      'alta, altezza, statura, alto, sono alta, sono alto, sono bassa, altezza di, misuro, cm di altezza, centimetri di altezza, m di altezza',
    minus: 'meno, sotto zero',
    degrees: 'gradi, grado, celsius, c, centigradi',
    fahrenheit: 'fahrenheit, f',
    in: 'a, in, per, da, verso, nei, ad, sul, sulla, di',
    travel:
      'vado a, parto per, andiamo a, giorni a, settimana a, viaggio a, viaggio in, volo a, partiamo per, vado in, andare a, weekend a, fuga a',
    plain:
      'visitare, non solo, non deve, io, tu, lui, lei, noi, voi, loro, mi, ti, si, ci, vi, lo, la, il, i, gli, le, l, un, una, di, del, dello, della, dei, degli, delle, d, da, dal, dallo, dalla, dai, dagli, in, nel, nello, nella, al, allo, alla, ai, agli, su, sul, sulla, per, con, mio, mia, miei, mie, tuo, tua, suo, sua, nostro, che, chi, cosa, come, quando, dove, quale, quali, quanto, è, sono, sei, siamo, ero, era, sarà, ho, hai, ha, abbiamo, avere, avrei, vado, vai, va, andare, andiamo, devo, devi, deve, dovrei, posso, puoi, può, potrei, voglio, vuoi, vuole, vorrei, cerco, serve, mi serve, servono, fammi, dammi, mostrami, aiutami, consigliami, suggeriscimi, trovami, mettere, metto, mettermi, indosso, indossare, vestire, vestirmi, vestimi, vesto, qualcosa, qualche, alcuni, abbigliamento, look, outfit, capo, capi, cosa, cose, idea, idee, consiglio, stile, tipo, giorno, giorni, giornata, sera, serata, notte, mattina, settimana, mese, anno, volta, bene, male, molto, molta, poco, un po’, un po, tanto, tutta, tutto, tutti, ogni, più, anche, già, ancora, sempre, poi, dopo, durante, fino, tra, fra, se, perché, quindi, così, questo, questa, questi, queste, quello, quella, amica, amico, amiche, amici, sorella, fratello, figlia, figlio, mamma, papà, madre, padre, nonna, nonno, zia, zio, cugina, cugino, nipote, marito, moglie, ragazzo, ragazza, fidanzato, invitata, invitato, invito, favore, per favore, dai, eh, oh, beh, allora, nuovo, nuova, bel, bella, bello, belle, grande, piccolo, bisogna, vogliono, ci vuole, ci vogliono, penso, credo, dice, dicono, persona, gente, dress code, sophia, casa mia, farmi, fare, faccio, avevo, stare, sto, sta, viaggio, solo, davvero, proprio, quest, quell, pure, magari, appena, mia, trovo, trova, collega, colleghi, college, bimbi, bambini, bimbo, bimba, suocera, capo ufficio, cercavo, li, a, alle, e, o, ma, poca, meno, troppo, oggi, qui, lì, grazie, ciao, ehi, boh, insomma, roba, cosa mettere, vestirsi, vestiti, abbinare, prossimo, prossima, anni, pomeriggio, tutte, colore, colori, taglia, modello, belli, carino, carina, fa, vanno, vestito da, agenzia, città, paese, nord, sud, fuori, dentro, aperto, all’aperto, campagna, villa, hotel, giardino, pesce, di pesce, carne, un sacco, un sacco di, tantissimo, tantissima, moltissimo, parecchio, piuttosto che niente, abbastanza, mica, diciamo, praticamente, cioè, ecco, uffa, mamma mia, oddio, dai su, vabbè, vabbe, sinceramente, onestamente, gentilmente, cortesemente, per cortesia, per piacere, x favore, pls, plis, please, perfavore, potresti, potrebbe, potreste, potete, sapresti, saprebbe, mi potresti, mi potrebbe, mi consiglieresti, mi consigli, consigliarmi, consigliare, consigliate, suggerirmi, suggerisci, suggerite, suggerimenti, proporre, proporre un, proporre una, propormi, proponi, proponimi, propone, proporresti, aiuto, aiutarmi, aiutami a, trovarmi, trovare, cercare, sto cercando, ero alla ricerca, alla ricerca di, avrei bisogno di, ho bisogno di, avrei bisogno, ho bisogno, bisogno, mi servirebbe, mi servirebbero, mi serva, mi occorre, occorre, necessito, necessito di, vestirci, vestirò, mi vesto, ci vestiamo, come mi vesto, come vestirmi, mi metto, cosa mi metto, che mi metto, cosa indosso, indosserei, metterei, indossarlo, mettermi per, starmi, starebbe, stare bene, starci, pensavo, stavo pensando, avevo pensato, mi piacerebbe, vorrei tanto, vorrei essere, voglio essere, sembrare, sentirmi, apparire, visto che, siccome, dato che, dal momento che, poiché, ovviamente, naturalmente, assolutamente, possibilmente, preferibilmente, se possibile, se si può, chissà se, comprare, acquistare, prendere, comprarmi, prendermi, festeggiata, verso, insieme, assieme, altrimenti, oltretutto, inoltre, infatti, adatto, adatta, adatti, adatte, adeguato, adeguata, giusto, giusta, ideale, ideali, perfetto per, ok per, vari, varie, vario, abbinamento, abbinamenti, abbinamento per, completo di, mise, tenuta, ensemble, vestiario, indumento, indumenti, articolo, articoli, prodotto, prodotti, armadio, guardaroba, mi sento, sentire, mi vedo, vedermi, vedere, guardare, ragazzi, ragazze, fidanzati, capufficio, vicino, vicini, signora, signore, signori, tizio, tizia, tipa, qualcuno, conosciuto, conosciuta, luogo, zona, piazza, centro, mattino, minuti, giro, prima volta, ultima, ultimo, primo, mentre, dopodiché, finché, purtroppo, fortunatamente, eppure, non trovo, non trovo mai, non riesco a trovare, non trovo niente, non trovo nessun, peso, chili, peso circa, kg, che colori mi, che colore mi, quali colori mi, quale colore mi, cammino col, cammino con, bastone, le scale, data la, data di, a tavola',
    venue:
      'bar, hotel, ristorante, via, piazza, banca, caffè, club, trattoria, osteria, locanda, viale, corso, teatro, albergo, pizzeria, stazione, palazzo, villa, locale, monte, lago',
    bears: 'capelli, occhi, macchina, la mia pelle',
    theirs:
      'indossa, indosserà, indossano, sposa è in, sposa sarà in, sposa in, damigelle in, damigelle sono in, si veste di, si veste sempre di, sorella si veste, amica si veste, mamma si veste',
    past: 'l’anno scorso, anno scorso, l’ultima volta, l’altra volta, la scorsa volta, la volta scorsa, l’estate scorsa, l’inverno scorso, l’altro giorno, indossavo, ho indossato, avevo messo, portavo',
  },
  things: {
    suit: 'tailleur pantalone, tailleur, completo, smoking, completo pantalone, tailleur con pantaloni, abito maschile, completi, tuxedo, completo giacca e pantalone, completo elegante, tailleur gonna, tailleur con gonna, tailleur elegante, completo da donna, completo giacca pantalone, completo giacca e gonna, completo giacca pantaloni, completo sartoriale, abito completo, tailleur pantaloni, completo da ufficio, smoking femminile, completino elegante',
    dress:
      'vestito, abito, vestiti, vestitino, abiti, abito lungo, abitino, vestito da sera, abito da sera, vestiti lunghi, tubino, vestitini, vestitone, abitino da sera, abito da cerimonia, abito cerimonia, abito elegante, vestito elegante, abito premaman, vestito lungo, vestito corto, tubino nero, chemisier, abito chemisier, prendisole, scamiciato, abito a portafoglio, abito midi, abito corto, abito in maglia, vestito di maglia, miniabito, minidress, maxi dress, maxidress, abito bustier, abito camicia, robe manteau, abito sottoveste, slip dress, mini abito, long dress, abito a sirena, vestito a sirena',
    sweater:
      'maglione, maglioncino, pullover, maglia di lana, dolcevita no, maglia, golf, maglioni, maglie, maglioncino di lana, maglioncini, maglione di lana, maglia di cotone, maglione a trecce, maglionazzo, pullover di, maglione largo, maglia in lana, maglietta di lana',
    cardigan:
      'golfino, cardigan, golf, giacchina di lana, golfino aperto, cardi, cardigan lungo, cardigan di lana, golfini, coprispalle, coprispalla, scaldacuore, bolerino di lana, maxi cardigan, golfino di lana',
    jacket:
      'giacca, giubbotto, giubbino, giacchetto, chiodo, giacca a vento, k-way, kway, giubbotto di pelle, bomber, giacchino, giacchetta, giacche, giubbetto, giacchina, giacchettina, giubbino di jeans, giacca di jeans, giacca in pelle, giacca di pelle, chiodo di pelle, giubbottino, bolero, giacca corta, giacca impermeabile, giacca leggera, giubbini, giubbotti, k way, sahariana, giacca trapuntata, giacca antipioggia, giacca bouclé',
    blazer:
      'blazer, giacca elegante, giacca da completo, giacca da tailleur, blazerino, giacca blazer, giacca elegante da sera, giacca sartoriale, blazer lungo, giacca doppiopetto',
    heels:
      'tacchi, tacco, décolleté, decolté, scarpe col tacco, décolletées, tacchi alti, tacco alto, scarpe con il tacco, tacchi a spillo, tacco 12, decolleté, decollete, scarpa col tacco, scarpe col tacco alto, tacchi dodici, slingback, décolleté a punta, decollete a punta, zeppe, zeppa, tacchi altissimi, tacchi gioiello',
    sneakers:
      'sneakers, scarpe da ginnastica, sneaker, tennis, scarpe sportive, scarpe da tennis, converse, scarpe da running, sneackers, snikers, scarpe da corsa, all star, superga, scarpe di tela, scarpette da ginnastica, adidas, nike, stan smith, scarpe sneakers',
    flats:
      'ballerine, ballerina, mary jane, paperine, slipper, stringate, francesine, scarpa bassa elegante, babbucce, furlane, friulane, ballerine a punta',
    boots:
      'stivali, stivali di gomma, anfibi, stivaloni, stivali da pioggia, cuissardes, camperos, stivale, stivali alti, stivali sopra il ginocchio, stivali al ginocchio, stivali di pelle, stivali da neve, doposci, moon boot, moonboot, stivali texani, texani, stivali camperos, stivali da cavallerizza, biker boots, doc martens, dr martens, galosce, combat boots, stivali cuissard',
    'ankle boots':
      'stivaletti, tronchetti, stivaletto, chelsea, polacchini, tronchetto, stivaletti alla caviglia, chelsea boots, polacchine, stivaletti bassi',
    bag: 'borsa, borsetta, borse, borsina, borsettina, borsa grande, borsa a spalla, borsa da lavoro, borsa capiente, bauletto, secchiello, hobo, borsa da giorno, borsa a secchiello, ventiquattrore, borsello, borse a mano, sacca, mini bag, minibag, borsa da spiaggia, borsa del mare',
    trench:
      'trench, impermeabile, spolverino, impermeabili, trench beige, mantellina antipioggia, mantellina, spolverini',
    puffer:
      'piumino, bomber imbottito, giubbotto imbottito, giaccone, piumini, piumone, piumino lungo, piumini leggeri, piumino corto, cento grammi, 100 grammi, giubbotto pesante, giubbotto invernale, giacca a vento, giacca imbottita, giubbotti imbottiti, giacconi',
    tee: 'maglietta, t-shirt, maglia a maniche corte, magliette, tshirt, maglietta bianca, magliettina, magliettine, t shirt bianca, maglie a maniche corte, t-shirt basic',
    skirt:
      'gonna a tubino, gonna, gonne, gonnellina, minigonna, longuette, gonna lunga, gonnellone, gonna midi, gonna plissettata, gonna a ruota, gonna a pieghe, gonna di pelle, gonna di jeans, gonna a portafoglio, gonna a campana, gonnelline, gonna svasata, gonna pantalone, pareo, tutù, kilt, minigonne',
    trousers:
      'pantaloni, pantalone, calzoni, pantaloni eleganti, palazzo, culotte, pantaloni a palazzo, pantaloni larghi, pantaloni cargo, cargo, pantaloni di pelle, pantaloni a sigaretta, sigaretta, pinocchietto, pantalone palazzo, pantaloni capri, chinos, pantaloni di lino, pantaloni dritti, pantaloni classici, pantaloni da completo, braghe, pantajazz, pantalone a palazzo, pantaloni con le pinces',
    shirt:
      'camicia, camicie, camicia di jeans, camicia bianca, camicia di lino, camicione, camicia oversize, camicia da uomo, camiciola',
    blouse:
      'camicetta, blusa, casacca, camicette, camicetta bianca, camicetta di seta, blusetta, blusa di seta, blusa in, casacche, blusina',
    scarf:
      'sciarpa, foulard, scialle, stola, pashmina, sciarpina, sciarpone, sciarpa di lana, foulard di seta, foulards, scialli, stole, sciarpe, scaldacollo, bandana',
    hat: 'cappello, cappellino da cerimonia, cappello di paglia, fascinator, cappellino, cappelli, paglietta, cappellone, cappello a tesa larga, cappelli di paglia, panama, borsalino, bombetta, cappello elegante, cappellini, turbante, fedora, cloche',
    lingerie:
      'intimo, biancheria, reggiseno, slip, mutande, lingerie, reggiseni, perizoma, intimo modellante, mutandine, guaina, culotte contenitive, body contenitivo, sottogonna, push up, bralette, brasiliana',
    'pencil skirt': 'tubino, a tubino, gonna a tubino',
    burgundy:
      'bordeaux, bordò, vinaccia, amaranto, borgogna, granata, bordo, rosso bordeaux, rosso vino, color vino, rosso scuro, bordeau, bordeuax, color vinaccia, color prugna, granato',
    navy: 'blu, blu scuro, blu notte, blu navy, blu marino, navy, blu navi, blu profondo, blu inchiostro, color blu notte, blu mezzanotte',
    'light blue':
      'azzurro, celeste, azzurr*, carta da zucchero, azzurro polvere, azzurra, azzurrino, azzurro chiaro, azzurro cielo, celestino, azzurro pastello, color cielo, blu chiaro, celeste chiaro, azzurro baby, azzurrini, carta zucchero, color carta da zucchero, blu polvere',
    blue: 'blu elettrico, blu royal, bluette, blu cobalto, blu china, blu, blu acceso, blu jeans, blu savoia, blu zaffiro, zaffiro, color blu, blu mare, indaco, blu copiativo, blu klein, avio, blu avio',
    turquoise:
      'turchese, petrolio, verde petrolio, ottanio, verde acqua, acquamarina, tiffany, color petrolio, color ottanio, blu petrolio, verde ottanio, acqua marina, verde tiffany, color turchese, color tiffany',
    green:
      'verde bottiglia, verde scuro, salvia, verde salvia, verde chiaro, verde bosco, verde mela, verde lime, pistacchio, verde, verdi, verdino, verde pistacchio, verde prato, verde pino, verde foresta, verde fluo, verde acido, verde acceso, verde pastello, verde inglese, color salvia, verde brillante',
    emerald: 'verde smeraldo, smeraldo, color smeraldo, verde gioiello',
    pink: 'rosa, rosa antico, rosa cipria, rosa pallido, rosa confetto, cipria, color cipria, rosa chiaro, rosa fluo, rosa acceso, rosino, rosato, rosa baby, rosa pastello, rosa pesca, rosa barbie, rosa bebè, rosa tenue, rosa quarzo',
    nude: 'cipria, nude, color carne, color pelle, color nude, color cipria chiaro, tinta nude, beige rosato, color cipria',
    purple:
      'viola, melanzana chiaro, melanzana, prugna, violetto, viola scuro, color viola, viola acceso, ametista, porpora, color melanzana, viola prugna',
    lilac:
      'lilla, glicine, lavanda, malva, color lilla, viola chiaro, color lavanda, color glicine, lillà, color malva, pervinca',
    fuchsia:
      'fucsia, magenta, ciclamino, fuxia, fucsia acceso, color fucsia, fuscia, rosa fucsia, rosa shocking, lampone',
    cream:
      'panna, avorio, crema, bianco sporco, burro, ecru, champagne, bianco panna, écru, color panna, color crema, color avorio, color burro, color champagne, ecrù, bianco burro, vaniglia, color vaniglia, bianco caldo',
    camel:
      'cammello, cuoio, cognac, tabacco, caramello, cuoio colore, color cammello, color cuoio, color cognac, color tabacco, color caramello, camel',
    orange: 'arancione, arancio, arancione acceso, aranciato, mandarino, color arancio, zucca',
    mustard: 'senape, ocra, giallo senape, color senape, giallo ocra, color ocra, curry',
    red: 'rosso fuoco, rosso acceso, rosso ciliegia, rosso vivo, rosso, rossa, rossi, rosse, rosso passione, rosso lacca, rosso valentino, rosso pompeiano, rosso rubino, rubino, color rosso, rosso ferrari, rosso pomodoro',
    brown:
      'marrone, testa di moro, castano, moro, marroni, marroncino, marrone scuro, marrone chiaro, castagna, color castagna, color caffè, marron, bruno',
    grey: 'grigio perla, grigio chiaro, grigio scuro, fumo, grigio, grigia, grigi, grigiolino, grigio topo, grigio fumo, grigio ghiaccio',
    yellow:
      'giallo limone, giallo pastello, giallo, gialla, gialli, giallino, giallo fluo, giallo canarino, giallo acceso, giallo sole, giallo chiaro, giallo paglierino, giallo evidenziatore',
    multicolour:
      'colorato, colorata, multicolore, tanti colori, colori vivaci, fantasia colorata, colori accesi, arcobaleno, colori sgargianti, colori forti, colori allegri, un po’ di colore, colore vivace, multicolor, variopint*, colorati, colorate, fantasie colorate',
    sequin:
      'paillettes, lustrini, brillantini, luccicante, scintillante, glitter, brillante, strass, lurex, laminato, pailettes, paiette, paillette, di paillettes, con le paillettes, glitterat*, luccicanti, luccicantissim*, brilli, che brilli, brillanti, sbrilluccicante, sbrilluccicos*, brillantinat*, metallizzat*, lamé, lamè, laminata, cristalli, swarovski, con strass, luccichio, brillantissimo, scintillanti, sparkling',
    leather:
      'pelle, cuoio vero, vera pelle, cuoio, in pelle, di pelle, in vera pelle, di vera pelle, nappa, pelle vera, vernice, di cuoio, in cuoio',
    'faux leather':
      'ecopelle, similpelle, finta pelle, pelle vegana, pelle finta, eco-pelle, eco pelle, pelle sintetica, pelle ecologica, finto cuoio',
    suede:
      'camoscio, scamosciato, scamosciata, suede, scamosciati, di camoscio, in camoscio, nabuk, nubuk, pelle scamosciata, alcantara',
    natural:
      'fibre naturali, tessuti naturali, materiali naturali, tessuto naturale, fibra naturale, materiale naturale, solo fibre naturali, stoffe naturali',
    animal:
      'vegan*, vegana, origine animale, cruelty free, prodotti animali, derivati animali, di origine animale, animalista',
    velvet: 'velluto, di velluto, in velluto, vellutato, velluto liscio',
    floral:
      'fiori, floreale, a fiori, fiorato, fiorata, floreali, fiorellini, fantasia floreale, fantasia a fiori, florale, a fiorellini, con fiori, con i fiori, fioroni, stampa floreale, stampa fiori, stampa a fiori, liberty, fiorati, motivo floreale, botanico, disegni floreali',
    'polka dot': 'pois, a pois, a puntini, puntini, puntinato, pallini, a pallini, a palline',
    striped:
      'righe, a righe, rigato, rigata, gessato, righe bianche, a strisce, strisce, righine, a righine, marinière, marinaro, alla marinara, gessati, gessata, rigati, a righe verticali',
    checked:
      'quadri, scozzese, a quadri, quadretti, vichy, tartan, principe di galles, a quadretti, pied de poule, scozzesi, check, a scacchi, quadrettini, a quadrettini, quadrettato, pied-de-poule, pied de poul, madras',
    leopard:
      'leopardat*, maculat*, animalier, leopardo, zebrato, animal print, zebrata, pitone, pitonato, pitonata, serpente, tigrat*, leopardata, leopardate, leopardati, coccodrillo',
    maxi: 'lungo, lunga, lunghi, fino ai piedi, lunghe, lunghissimo, lunghissima, lungo fino ai piedi, fino a terra, lungo fino, lunghezza maxi, maxi lungo',
    mini: 'corto, corta, mini, minigonna, corti, corte, cortissimo, cortissima, mini abito, inguinale, corto corto',
    midi: 'midi, longuette, al polpaccio, a metà polpaccio, a mezza gamba, lunghezza midi, al ginocchio, media lunghezza, mezza lunghezza',
    wrap: 'a portafoglio, incrociato, incrociata, portafoglio, a vestaglietta, wrap dress, allacciato in vita, a incrocio',
    'wide leg':
      'a palazzo, gamba larga, palazzo, a zampa larga, gamba ampia, culotte, pantapalazzo, gamba larghissima',
    straight: 'dritti, dritto, taglio dritto, gamba dritta, dritta',
    'long sleeve':
      'maniche lunghe, manica lunga, a maniche lunghe, con le maniche lunghe, con maniche lunghe, con la manica lunga, con manica lunga, a manica lunga',
    'short sleeve':
      'maniche corte, manica corta, a maniche corte, con le maniche corte, con maniche corte, con la manica corta, con manica corta',
    accessories: 'accessori',
    jeans:
      'paio di jeans, jeans, jeans larghi, denim pantaloni, jeans neri, jeans a zampa, jeans skinny, jeans dritti, jeans a palazzo, mom jeans, jeans strappati, jeansini, jeans mom fit',
    shorts:
      'pantaloncini, shorts, bermuda, pantaloncino, short, hot pants, bermuda di jeans, ciclisti, pantaloncini ciclista, shorts di jeans',
    top: 'top, canotta, toppino, maglietta elegante, toppettino, top elegante, canotta elegante, maglina, maglia elegante, corpetto, bustier, corsetto, maglietta carina, top con spalline, top incrociato, top a fascia, top monospalla, crop top, topino, top brillante, top di paillettes',
    sweatshirt: 'felpa, felpe, felpina, felpona, felpetta, felpa larga, felpa senza cappuccio',
    hoodie: 'felpa con cappuccio',
    coat: 'cappotto, cappotti, paltò, soprabito, cappottino, cappotto lungo, cappotto corto, cappotti lunghi, cappottone, montgomery, cappotto di lana, soprabiti, caban, giaccone di lana, paletot, cappotto a vestaglia, cappotto teddy, teddy coat, redingote, spolverino elegante',
    jumpsuit:
      'tuta elegante, jumpsuit, salopette, tuta intera, tuta palazzo, tuta lunga elegante, playsuit, tuta pantalone, tutina elegante, tuta jumpsuit',
    shoes:
      'scarpe, scarpa, calzature, scarpine, calzatura, paio di scarpe, scarpette, scarpa elegante, scarpe eleganti, scarpe comode',
    sandals:
      'sandali, sandalo, infradito, ciabatte eleganti, sandaletti, sandali gioiello, sandali col tacco, sandali alla schiava, ciabattine, infradito gioiello, sandalini, birkenstock, sandali con zeppa, sandalo gioiello, slider, slides',
    loafers: 'mocassini, mocassino, mocassini col fiocco, mocassini di pelle, penny loafer',
    clutch:
      'pochette, clutch, pochettina, bustina, borsetta da sera, borsa gioiello, borsa da cerimonia, pochette gioiello, minaudière',
    backpack: 'zaino, zainetto',
    beanie:
      'berretto, cuffia, berretto di lana, basco, cappello di lana, cuffietta, zuccotto, cappellino di lana, berretti',
    belt: 'cintura, cinturino, cinta, cinture, cinturone, cinturina, cinta in vita, fusciacca',
    necklace:
      'collana, collane, girocollo, catenina, collier, collanina, filo di perle, girocolli, collane di perle, choker, catena',
    earrings:
      'orecchini, orecchino, cerchi orecchini, orecchini pendenti, pendenti, perle alle orecchie, orecchini a cerchio, punti luce',
    bracelet: 'bracciale, braccialetto, bracciali, braccialetti, bangle, polsiera',
    jewellery: 'gioielli, bigiotteria, gioielleria, monili, bijoux, gioiellino',
    tights:
      'collant, calze velate, calze nere, calze a rete, autoreggenti, collant neri, calze coprenti, collant coprenti, calze color carne, parigine, calzamaglie, calze trasparenti',
    gloves: 'guanti, guantini, guanti di pelle, guanti di lana, manopole',
    sunglasses: 'occhiali da sole, occhiali, occhialoni, occhiali scuri, occhiali da sole neri, occhialini',
    wool: 'lana, di lana, in lana, lana merino, lana cotta, panno di lana, lana mohair, mohair, alpaca, angora, lana vergine, misto lana',
    silk: 'seta, di seta, in seta, seta pura, setoso, setosa, misto seta, pura seta',
    satin: 'raso, satin, di raso, in raso, satinata, effetto raso, effetto seta, raso di seta',
    lace: 'pizzo, di pizzo, in pizzo, pizzi, macramé, merletti, sangallo, san gallo, pizzo macramè',
    olive: 'verde oliva, oliva, verde oliva scuro, color oliva',
    khaki: 'kaki, verde militare, color kaki, verde kaki, khaki, verde esercito, mimetico',
    coral:
      'corallo, salmone, pesca, albicocca, color corallo, color salmone, color pesca, rosa salmone, rosa corallo, aragosta, color albicocca, rosso corallo',
    charcoal: 'antracite, grigio scuro, grigio antracite, grigio piombo, canna di fucile, nero fumo',
    beige:
      'beige, sabbia, tortora, nocciola, beigiolino, corda, color sabbia, color corda, color tortora, greige, biscotto, color biscotto',
    gold: 'oro, dorato, dorata, dorati, dorate, color oro, oro rosa, bronzo, dorato chiaro, oro vecchio',
    silver: 'argento, argentato, argentata, argentati, color argento, grigio argento, argenteo',
    black:
      'nero, nera, neri, nere, total black, tutto nero, tutta nera, in nero, all black, nero totale, nerissim*, vestita di nero, tutta in nero',
    white:
      'bianco, bianca, bianchi, bianche, total white, tutto bianco, tutta bianca, in bianco, all white, bianco totale, vestita di bianco, tutta in bianco, bianco ottico, bianco latte, bianco neve',
    leggings: 'leggins, leggings neri, pantacollant, fuseaux, leggins neri',
    set: 'completino, coordinato, coordinati, due pezzi coordinato, completo coordinato, co-ord, completo in maglia',
    joggers: 'pantalone della tuta, pantaloni di tuta, tuta ginnica, tuta da casa, joggers, pantatuta',
    activewear:
      'completino sportivo, abbigliamento sportivo, leggings sportivi, top sportivo, completo sportivo, outfit da palestra, abbigliamento da palestra, roba da palestra, tuta da palestra',
    tunic:
      'copricostume, copricostumi, caftano, kaftano, tunichetta, camicione lungo, tuniche, casacca lunga',
    tote: 'borsone',
    crossbody: 'tracollina, tracolla, marsupio, borsa con tracolla, borsina a tracolla',
    cap: 'cappellino con visiera, cappellino da baseball, visiera, berrettino',
    ring: 'anello, anelli, fedina, solitario',
    watch: 'orologio da polso, orologino',
    socks: 'calzino, calzini, calze corte, calzettoni, pedalini, calze di lana, gambaletti, fantasmini',
    pyjamas:
      'pigiamino, pigiamone, pigiama di flanella, camicia notte, vestaglietta, pigiama di seta, completo da notte',
    swimsuit:
      'costume intero, costumi interi, trikini, costume olimpionico, tankini, costumino, costume da mare, costumi da bagno',
    bikini: 'costume a due pezzi, due pezzi da mare, bikini a fascia, costume due pezzi',
    waistcoat: 'gilettino, gilè, panciotto, smanicati',
    cape: 'mantelline, ponchos, mantella di lana, mantelle, cappa di lana',
    turtleneck: 'dolcevita, lupetto, maglia a collo alto, maglione a collo alto, dolcevite',
    chocolate: 'color cioccolato, moka, testa di moro, cacao, color moka',
    terracotta:
      'arancio bruciato, color ruggine, color mattone, color terracotta, rame, ramato, terra di siena, coccio',
    mint: 'verde menta, menta, color menta',
    cotton:
      'cotone biologico, di cotone, in cotone, cotone bio, popeline, percalle, jersey, jersey di cotone, garza di cotone',
    linen: 'di lino, in lino, misto lino, lino e cotone, puro lino',
    cashmere: 'cashmir, cachemire, di cachemire, in cashmere, cashemere, misto cashmere, cachmere',
    denim: 'in denim, tessuto jeans, di denim',
    fur: 'di pelliccia, in pelliccia, pellicce, pelliccetta, ecopelliccia, finta pelliccia, pelliccia sintetica, pelliccia finta, visone, montone, shearling, orsetto, pelosett*',
    chiffon: 'di chiffon, in chiffon, velato, organza, georgette',
    tulle: 'di tulle, in tulle, tulle plissettato',
    tweed: 'in tweed, di tweed, boucle, bouclé chanel, tessuto chanel, stile chanel',
    corduroy: 'velluto costine, velluto a costine, velluto millerighe, di velluto a coste',
    viscose: 'in viscosa, di viscosa, modal, rayon, lyocell, tencel, cupro',
    polyester:
      'di poliestere, in poliestere, sintetic*, tessuti sintetici, materiali sintetici, acrilic*, nylon, poliammide, plasticos*, fibre sintetiche, tessuto sintetico, materiale sintetico, roba sintetica',
    knitted:
      'di maglia, in maglia, lavorata a maglia, maglia grossa, trecce, a trecce, fatto a maglia, a maglia larga',
    crochet: 'fatto all’uncinetto, ad uncinetto, lavoro all’uncinetto',
    fleece: 'di pile, in pile',
    straw: 'di paglia, in paglia, di rafia, in rafia, midollino, di vimini',
    pearl: 'di perle, con perle, perline, perlato',
    printed:
      'stampe, stampata, stampati, fantasie, con stampa, a fantasia, con fantasia, fantasia geometrica, geometrico, geometrica, astratto, paisley, stampa tropicale, tropicale',
    plain:
      'monocromatico, monocromo, un solo colore, di un colore solo, monocolore, tinta unica, tutto di un colore',
    embroidered: 'ricamata, ricamati, ricamate, con ricami, con ricamo',
    pleated: 'plissettati, plissè, pieghettat*, pieghe piatte, plisse, a pieghe larghe',
    ruffled: 'ruches, rouche, ruche, con le ruches, con i volant, volants, balza, con balze, arricciature',
    sleeveless:
      'senza manica, senza le maniche, sbracciato, sbracciata, a giromanica, con spalline sottili, spalline sottili, bretelle sottili, spaghetti straps',
    strapless:
      'monospalla, una spalla, spalla scoperta, senza bretelle, off shoulder, spalle nude, una spalla sola',
    backless: 'schiena aperta, scollatura sulla schiena, scollato dietro, scollata dietro, schiena fuori',
    'v neck':
      'scollo a v profondo, scollatura a v, scollato a v, con lo scollo a v, scollo profondo, scollatura profonda',
    'high waisted': 'vita altissima, a vita altissima, con la vita alta, vita alta',
    flared:
      'a campana, campana, svasati, svasate, scampanata, scampanati, bootcut, zampa di elefante, a zampa di elefante',
    slim: 'slim fit, affusolat*, skinny fit',
    oversized: 'over size, taglio over, ampissimo, oversize, over',
    fitted: 'attillata, attillati, aderenti, aderentissimo, a sirena, fasciante, sciancrata',
    cropped: 'cropped top, corta in vita, corto alla vita, ombelico scoperto',
    asymmetric: 'asimmetrica, asimmetrici, taglio asimmetrico',
    quilted: 'trapuntata, matelasse, imbottita, trapuntati',
    hooded: 'col cappuccio, con il cappuccio',
  },
  places:
    'roma, milano, napoli, torino, firenze, venezia, bologna, palermo, trieste, genova, verona, bari, catania, pisa, siena, sardegna, sicilia, capri, positano, amalfi, portofino, rimini, taormina, cortina, courmayeur, como, toscana, puglia, salento, ischia, londra, parigi, berlino, barcellona, madrid, lisbona, vienna, praga, amsterdam, new york, dubai, grecia, santorini, mykonos, ibiza, marrakech, istanbul, tokyo, bali, thailandia, maldive, caraibi, islanda, lugano, padova, lecce, matera, cagliari, perugia, parma, modena, bergamo, trento, bolzano, dolomiti, ancona, pescara, ravenna, livorno, reggio calabria, forte dei marmi, versilia, cinque terre, lago di garda, ginevra, zurigo, monaco, dublino, edimburgo, budapest, copenaghen, stoccolma, oslo, atene, giappone, egitto, sharm, miami, los angeles',
}
