import type { CategoryWords } from '../../vocabulary/category-words.ts'

export const italian: CategoryWords = {
  language: 'it',
  counts: 'first',
  company: 'con, per, senza, e, abbinato, abbinata',
  words: {
    tops: 'corpetto, bustier, corsetto, crop top, casacca, casacchina, maglioncino, lupetto, dolcevita, twin set, blusa, camiciola, serafino, maglia, felpa, t-shirt, top, canotta, body, coprispalle, bolero, scaldacuore, pagliaccetto, coreana camicia, pullover, girocollo maglia, camicia, camicetta',
    bottoms:
      'jeans, chinos, pantalone, pantaloni, pantacollant, pantaloncino, bermuda, jeggings, leggings, culotte, pinocchietto, capri, palazzo, joggers, pantatuta, cargo, ciclista, salopette, calzoncini, treggings',
    skirts: 'gonna, minigonna, gonnellina, gonna pantalone, longuette, pareo, tutù, sottogonna, skort',
    dresses:
      'abito, vestito, vestitino, abitino, tubino, chemisier, caftano, tuta, tuta intera, jumpsuit, abito da sposa, tunica lunga, prendisole, miniabito, maxiabito, scamiciato, copricostume',
    outerwear:
      'cappotto, cappottino, giaccone, giacca, giubbotto, giubbino, giubotto, piumino, bomber, trench, parka, montgomery, mantella, spolverino, soprabito, caban, blazer, gilet, smanicato, impermeabile, eskimo, k-way, antipioggia, giacca a vento, chiodo, montone, shearling, pelliccia, cappa, poncho, overshirt, camicia giacca, sahariana, pile, softshell, frac',
    shoes:
      'scarpa, scarpe, stivale, stivali, stivaletti, anfibi, mocassini, ballerine, décolleté, decollete, décolletées, sandali, ciabatte, infradito, zoccoli, pantofole, slip-on, stringate, francesine, derby, oxford, espadrillas, tronchetti, polacchini, polacchine, texani, zeppe, sneaker, scarponcini, doposci, slingback, mary jane, sabot, chanel scarpe, mules, babbucce, galosce, calzatura, calzature, tacchi a spillo',
    accessories:
      'preziosi, gioielleria, fascia, cerchietto, fermaglio, molletta, elastico per capelli, scrunchie, ombrello, bretelle, gemelli, portachiavi, muffole, paraorecchie, scaldacollo, basco, berretto, visiera, turbante, stola, scialle, pashmina, bandana, cavigliera, charm, ciondolo, piercing, fusciacca, ventaglio, cover, custodia occhiali, lacci, solette, calze, calzini, gambaletti, collant, parigine, spilla, cintura, cinturino, foulard, pochette da taschino, fazzoletto, papillon, velo, tiara, scaldamuscoli, orecchini, collana',
    bags: 'borsa, borsetta, borsello, tracolla, marsupio, zaino, valigia, trolley, beauty case, beauty, pochette, bustina, secchiello, bauletto, cartella, ventiquattrore, borsone, shopper, portafoglio, portamonete, portacarte, portadocumenti, astuccio, trousse, handbag, sacca, cestino borsa, clutch, hobo, porta abiti',
    home: 'gruccia, grucce, appendiabiti, attaccapanni, vaso, tappeto, tenda, tende, lampada, paralume, tovaglia, tovaglioli, tovagliolo, tovaglietta, tazza, ciotola, piatto, bicchiere, vassoio, copripiumino, parure copripiumino, federa, cuscino, copricuscino, guanciale, trapunta, piumone, lenzuolo, lenzuola, copriletto, coperta, plaid, accappatoio, vestaglia, asciugamano, telo mare, telo bagno, tappetino, zerbino, tenda doccia, specchio, cornice, cesto, cesta, scatola, armadio, scarpiera, scaffale, sedia, poltrona, divano, tavolo, sgabello, candelabro, portacandele, diffusore, profumatore, grembiule, strofinaccio, portagioie, calzascarpe, ombrellone, amaca, orologio da parete, sveglia, runner, completo letto, servizio di piatti, caraffa',
    none: 'costume da bagno, costume intero, costume, bikini, tankini, slip, tanga, perizoma, mutande, mutandine, boxer, reggiseno, brassière, babydoll, sottoveste, camicia da notte, pigiama, completo, tailleur, smoking, abito completo, tuta da ginnastica completa, sacco nanna, profumo, eau de parfum, crema, rossetto, shampoo, carta regalo, buono regalo, giocattolo, bambola, libro, cartamodello, gomitolo, detersivo, lucido da scarpe, cappotto per cani, cappottino per cani, collare',
  },
  besides:
    'vita alta, vita bassa, collo alto, collo camicia, con tacco, alta moda, tasca, tasche, a palazzo, made in, tacco basso, tacco alto',
}
