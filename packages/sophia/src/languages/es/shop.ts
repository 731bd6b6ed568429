import type { CategoryWords } from '../../vocabulary/category-words.ts'

export const spanish: CategoryWords = {
  language: 'es',
  counts: 'first',
  company: 'con, para, sin, y, a juego',
  words: {
    tops: 'corpiño, corsé, bustier, bandolera top, crop top, camisero top, blusón, sobrecamisa corta, jersey, polo, body, bralette, chaleco de punto, top halter, top corto, camiseta interior, camisola, playera, guayabera, torera, bolero, pelele, ranita',
    bottoms:
      'vaquero, jean, chino, cargo, culotte, jogger, jeggings, treggings, pirata, ciclista, pescador, pantalón, pantalones, bermuda, legging, malla, mallas, peto vaquero, pantalón palazzo',
    skirts: 'falda, minifalda, falda pantalón, faldita, pareo, enagua, tutú, skort, falda short',
    dresses:
      'vestido, vestidito, mono, mono corto, mono largo, túnica larga, caftán, kaftán, palabra de honor, traje de flamenca, traje de novia, vestido de novia, enterito, pichi',
    outerwear:
      'americana, blazer, chaqueta, cazadora, abrigo, anorak, trenca, chubasquero, cortavientos, plumón, plumas, plumífero, bomber, tres cuartos, capa, poncho, levita, sobrecamisa, zamarra, pelliza, chaleco, chaleco acolchado, chaquetón, gabán, gabardina, parka, rebeca larga, forro polar, perfecto, biker, softshell',
    shoes:
      'zapato, zapatilla, bota, botín, sandalia, mocasín, deportiva, merceditas, mary janes, náuticos, oxford, oxfords, blucher, salón, salones, cuñas, plataformas, chanclas, pantuflas, zuecos, cangrejeras, botas de agua, katiuskas, calzado, tenis, huaraches, slingback, slippers, zapatilla de casa, chancletas, ojotas, destalonados, kitten heels, deportivos',
    accessories:
      'diadema, coletero, goma de pelo, horquilla, pinza de pelo, paraguas, tirantes, gemelos, llavero, manoplas, orejeras, braga de cuello, cuello tubular, boina, visera, turbante, estola, chal, pañuelo, tobillera, charm, abalorio, piercing, ceñidor, fajín, mantilla, abanico, peineta, funda de móvil, funda para gafas, cordones, plantillas, calcetín, leotardos, medias, pin, cinturón, correa de reloj, correa, tocado, dije, gargantilla, pasador, bandana',
    bags: 'bolso, bolsito, bolsa, bandolera, riñonera, mochila, maleta, neceser, maletín, cartera, portafolios, cesta bolso, capazo, saco de viaje, bolsa de viaje, monedero, estuche, billetero, tote, portadocumentos, cangurera, bolso cubo, portatrajes, trolley, morral',
    home: 'percha, perchas, jarrón, alfombra, cortina, lámpara, pantalla de lámpara, mantel, servilleta, servilletas, taza, cuenco, plato, vaso, bandeja, funda nórdica, funda de cojín, funda de almohada, almohada, edredón, nórdico, sábana, sábanas, colcha, cubrecama, manta, plaid, albornoz, bata, bata de casa, toalla, toalla de playa, alfombrilla, felpudo, cortina de ducha, espejo, marco, cesta, cesto, caja, perchero, armario, zapatero, estantería, silla, sillón, sofá, mesa, taburete, candelabro, portavelas, difusor, ambientador, mikado, delantal, paño de cocina, mantelería, joyero, calzador, sombrilla, hamaca, reloj de pared, despertador, individual, camino de mesa, juego de cama, vajilla, jarra',
    none: 'bañador, traje de baño, bikini, tankini, braga, bragas, braguita, tanga, calzoncillo, calzoncillos, bóxer, sujetador, sostén, camisón, picardías, pijama, traje, esmoquin, disfraz, chándal, saco de dormir, perfume, eau de parfum, colonia, crema, pintalabios, champú, tarjeta regalo, juguete, muñeca, libro, patrón de costura, ovillo, detergente, betún, abrigo para perro, collar para perro, funda de portátil',
  },
  besides:
    'tiro alto, tiro bajo, cuello alto, cuello camisero, de tacón, alta costura, bolsillo, bolsillos, cuello perkins, espalda al aire, talle alto, punto de, tacón bajo',
}
