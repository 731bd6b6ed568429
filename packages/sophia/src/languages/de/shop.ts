import type { CategoryWords } from '../../vocabulary/category-words.ts'

export const german: CategoryWords = {
  language: 'de',
  counts: 'last',
  company: 'mit, aus, für, von, in, im, ohne, inkl, inklusive, und, zu, zum, zur, am, nach, bei, passend',
  words: {
    tops: 'Longsleeve, Trikot, Bustier, Korsage, Korsett, Corsage, Bandeautop, Twinset, Pullunder, Troyer, Henley, Sweat, Unterhemd, Trägerhemd, Longshirt, Tee, Bolero, Wickeltop, Strampler, Kasack, ~Strick',
    bottoms:
      'Culotte, Treggings, Jeggings, Capri, Caprihose, Leggins, Shorts, Radler, Boxershorts, Pumphose, Slacks, Cargos, Chinos, Haremshose',
    skirts: 'Hosenrock, Skort, Sarong, Tutu, Petticoat, Wickelrock',
    dresses: 'Robe, Dirndl, Abendrobe, Kaftan, Etui-Kleid, Romper, Sari, Kleidchen',
    outerwear:
      'Strickmantel, Trench, Janker, Bomber, Blouson, Windbreaker, Friesennerz, Ostfriesennerz, Wetterjacke, Caban, Cabanjacke, Peacoat, Frack, Gehrock, Overshirt, Hemdjacke, Shacket, Gilet, Weste, Parka, Regencape, Pelerine, Duster, Schneeanzug, Skianzug, Softshell, Windjacke, Lammfell, Fleecejacke',
    shoes:
      'Boots, Stiefel, Halbschuh, Sandale, Derby, Brogues, Oxfords, Slingpumps, Slingback, Clog, Pantolette, Zehensandale, Latsche, Badelatsche, Badeschlappe, Schlappe, Hüttenschuh, Haferlschuh, Budapester, Monkstrap, Schnürer, Moonboots, Wedges, Keilsandale, Plateau, Trekkingschuh, Fußballschuh, Tretter, Galosche, Puschen, Slides, Adilette, Mule',
    accessories:
      'Haarband, Stirnband, Haargummi, Scrunchie, Haarspange, Haarklammer, Haarreif, Haarreifen, Hosenträger, Schirm, Regenschirm, Taschenschirm, Einstecktuch, Manschettenknöpfe, Manschettenknopf, Schlüsselanhänger, Schlüsselring, Fußkettchen, Kettchen, Anhänger, Loop, Loopschal, Poncho-Schal, Barett, Baskenmütze, Stola, Strumpf, Stulpen, Schnürsenkel, Schuhspanner, Einlegesohle, Gürtelschnalle, Taschentuch, Brillenetui, Handyhülle, Smartphonehülle, Tuch, Band, Diadem, Piercing, Uhrenarmband, Sneakersocken, Handyband, Fächer, Ohrwärmer, Schultergurt, Taschengurt, Taschenriemen, Charm, Füßlinge, Kopftuch, Bandana',
    bags: 'Beutel, Turnbeutel, Weekender, Koffer, Trolley, Reisetasche, Etui, Kulturbeutel, Kosmetiktasche, Bauchtasche, Satchel, Ranzen, Hobo, Bowlingbag, Bag, Börse, Beuteltasche, Kartenhalter, Aktenmappe, Seesack, Necessaire, Minibag, Korb-Tasche, Portmonee, Sporttasche, Schultasche, Kleidersack',
    home: 'Kleiderbügel, Bügel, Hosenbügel, Vase, Teppich, Vorhang, Gardine, Lampe, Lampenschirm, Leuchte, Tischdecke, Tischläufer, Serviette, Tasse, Becher, Schale, Schüssel, Teller, Bettdecke, Bettlaken, Spannbettlaken, Kissenbezug, Kissenhülle, Topper, Matratze, Bademantel, Morgenrock, Schlafrock, Saunatuch, Badetuch, Strandtuch, Duschtuch, Geschirrtuch, Badematte, Badvorleger, Duschvorhang, Duschhaube, Fußmatte, Läufer, Bilderrahmen, Spiegel, Korb, Wäschekorb, Aufbewahrungsbox, Kleiderständer, Garderobe, Garderobenständer, Schuhregal, Schuhschrank, Kleiderschrank, Schrank, Regal, Kommode, Sessel, Sofa, Stuhl, Tisch, Hocker, Wanduhr, Tischuhr, Wecker, Kleiderhaken, Haken, Schuhlöffel, Kerzenständer, Kerzenhalter, Teelicht, Diffuser, Raumduft, Plaid, Tagesdecke, Überwurf, Glas, Karaffe, Schürze, Topflappen, Geschirr, Besteck, Sonnenschirm, Hängematte, Blumentopf, Schmuckkästchen, Schmuckkasten, Kleiderbürste, Schuhbeutel',
    none: 'Badehose, Badeshorts, Tankini, Boardshorts, Slip, String, Tanga, Unterhose, Boxershort, Panty, Hipster, Bustier-BH, Nachthemd, Negligé, Jogginganzug, Trainingsanzug, Hausanzug, Overknee-Schlafsack, Schlafsack, Body-Lotion, Bodylotion, Parfum, Parfüm, Eau de Parfum, Creme, Lippenstift, Shampoo, Gutschein, Geschenkgutschein, Geschenkkarte, Kinderwagen, Spielzeug, Puppe, Puzzle, Buch, Kalender, Laptop, Handy, Schnittmuster, Stoffprobe, Wolle-Knäuel, Strickset, Waschmittel, Imprägnierspray, Schuhcreme, Hundemantel, Hundehalsband, Katzenbett, Hundebett, Kostüm, Faschingskostüm, Karnevalskostüm, Smoking',
  },
  besides:
    'tailoring, layering, catering, Frühling, Desktop, Barock, High Top, Low Top, Rock Chick, Top Qualität, Top Angebot, Schulterfrei, im Set, V-Ausschnitt, Rückenfrei, Knopfleiste, Brusttasche, Brusttaschen, Seitentasche, Seitentaschen, Eingrifftaschen, Taschendetail, Rollkragen, Stehkragen, Hemdkragen, Hemdblusen, Kapuze, Made in, Standard, Leder, Teddy',
}
