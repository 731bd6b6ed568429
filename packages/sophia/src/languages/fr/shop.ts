import type { CategoryWords } from '../../vocabulary/category-words.ts'

export const french: CategoryWords = {
  language: 'fr',
  counts: 'first',
  company: 'avec, pour, sans, et, assorti, assortie',
  words: {
    tops: 'brassière, bustier, corset, crop top, marinière, sous-pull, twinset, tee, henley, liquette, surchemise courte, maillot de corps, tricot de peau, pull-over, pull marin, pull, sweater, blouse, bandeau, boléro, cache-cœur, cache-coeur, grenouillère, barboteuse',
    bottoms:
      'treillis, chino, cargo, jupe-short, jegging, tregging, pantacourt, sarouel, salopette, cycliste, bas de jogging, bas de survêtement, pantalon, jean, collant de sport, fuseau, corsaire',
    skirts: 'jupe, minijupe, mini-jupe, jupette, jupon, paréo, tutu, jupe-culotte',
    dresses:
      'robe, combishort, combi-short, combi-pantalon, combinaison short, nuisette robe, caftan, abaya, djellaba, robe pull, robe chemise, robe de mariée',
    outerwear:
      'perfecto, bomber, teddy, k-way, coupe-vent, caban, duffle-coat, duffel-coat, pelisse, peau lainée, redingote, cardi-coat, surchemise, saharienne, spencer, cape, pardessus, manteau, doudoune sans manches, gilet matelassé, gilet sans manches, gilet long sans manches, gilet en fausse fourrure, gilet de costume, blouson, veste, ciré, polaire, softshell, combinaison de ski, combinaison pilote',
    shoes:
      'richelieu, derby, derbies, sandalette, salomé, babies, slip-on, claquette, tong, bottillon, botillon, cuissarde, creepers, après-ski, bottes de pluie, chausson, savate, sneaker, running, chaussure, slingback, souliers, nu-pieds, compensées, kitten heels, plateformes, crampons',
    accessories:
      'bijouterie, joaillerie, bandeau cheveux, serre-tête, chouchou, barrette, pince à cheveux, élastique, parapluie, bretelles, bouton de manchette, boutons de manchette, porte-clés, porte-clé, mitaines, cache-oreilles, cache-cou, snood, tour de cou, béret, chapka, bob, visière, étole, pochette de costume, mouchoir, coque, chaîne de cheville, charm, breloque, piercing, puces d’oreilles, socquettes, mi-bas, leggings de laine, jambières, guêtres, lacets, semelles, éventail, voile, foulard, carré de soie, étui à lunettes, bandana, pin’s, parure de bijoux, bracelet de montre, nœud, turban, bonnet, foulard carré',
    bags: 'sac banane, banane, besace, pochette, sacoche, cartable, valise, bagage, trousse, trousse de toilette, vanity, week-end, panier, sac seau, seau, mini-sac, porte-documents, aumônière, sac, porte-cartes, étui, bourse, fourre-tout, tote, cabas, housse à vêtements, compagnon',
    home: 'cintre, cintres, vase, tapis, rideau, rideaux, voilage, lampe, abat-jour, nappe, serviettes de table, serviette de bain, serviette de plage, drap de bain, drap de plage, drap, drap-housse, taie, taie d’oreiller, oreiller, couette, housse de couette, housse de coussin, parure de lit, linge de lit, couvre-lit, jeté, plaid, peignoir, robe de chambre, tasse, mug, bol, assiette, coupe, verre, carafe, plateau, set de table, chemin de table, bougeoir, photophore, diffuseur, parfum d’intérieur, cadre, miroir, corbeille, panier à linge, boîte, portant, penderie, porte-manteau, portemanteau, patère, paillasson, rideau de douche, tabouret, fauteuil, canapé, chaise, table, étagère, meuble à chaussures, range-chaussures, tablier, torchon, sac à linge, boîte à bijoux, porte-bijoux, chausse-pied, hamac, parasol, horloge, poubelle, tenture',
    none: 'maillot de bain, maillot une pièce, maillot, slip de bain, short de bain, haut de maillot, bas de maillot, tankini, culotte, slip, string, tanga, boxer, caleçon, soutien-gorge, brassière de sport, porte-jarretelles, guêpière, nuisette, chemise de nuit, pyjama, combinaison pyjama, ensemble pyjama, gigoteuse, turbulette, costume, tailleur, tailleur-pantalon, smoking, déguisement, jogging ensemble, survêtement ensemble, parfum, eau de parfum, eau de toilette, crème, rouge à lèvres, shampooing, carte cadeau, chèque cadeau, poussette, jouet, poupée, livre, patron de couture, pelote, lessive, cirage, manteau pour chien, collier pour chien, coque de téléphone',
  },
  besides:
    'taille haute, taille basse, col roulé, haute couture, haut de gamme, chemise de nuit longue, bas prix, col chemise, manches chemise, poche, poches, dos nu, à talon, à talons, bas de robe, haut de robe, esprit chemise, Jean Paul, Jean-Paul, pied de poule, tour de taille, tour de poitrine',
}
