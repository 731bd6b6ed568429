import type { WordsOfSophia } from '../source.ts'

export const words: WordsOfSophia = {
  language: 'es',
  colours: 'after',
  homographs: 'él el',
  lookalikes:
    'tenía, tenías, tenían, tenéis, juntos, juntas, importante, importantes, fin, cuerpo, cuerpos, pasando, sola, solo, solos, solas, medio, medios, media, plan, planes, planta, plantas, música, llamar, llamo, llamamos, llamaré, rey, real, libro, libros, libre, libres, vuelto, vuelvo, mente, mental, funciona, funcionan, funcionar, funcione, funcionó, sal, sala, sales, entra, entró, entrar, entras, capaz, capaces, vienes, vine, viene, corte, cortes, cortar, james, salud, cartas, pedido, pérdida, señores, menudo, camión, pasada, sospechoso, cantar, serie, series, trajo, despacio, peso, pesa, rayos, rayo, varios, varias, correo, correos, premio, asustado, entrenador, gas, bote, esquina, quieto, cargos, plato, platos, dudo, entera, enteré, alegría, alegrías, huesos, hueso, bola, bolas, comido, coches, levanta, ciento, deme, hombro, hombros, calla, punta, vaca, partida, despedido, manzana, sed, retiro, planeado, probado, luce, lucen, tocando, sería, serían, serías, gastos, convencido, falla, pico, plazo, tratan, pavo, costó, ponlo, medida, medidas, potencia, copias, receta, cazador, soporto, jugado, hoyo, salve, salva, mandado, encaja, comentario, presentado, cal, elefante, can, pegó, músculos, pelos, pelo, estaciones, curva, vacío, vacía, cruzando, sos',
  occasions: {
    wedding_guest:
      'boda*, casamiento*, se casa, dama de honor, enlace, damas de honor, madrina de boda, matrimonio, se casan, bodorrio, tornaboda, boda, bodas, casamiento, invitada de boda, boda de mi prima, soy invitada, casorio, de boda, boda civil de, voy de boda, me invitaron a una boda, la novia lleva, la novia va, los novios, novia irá de, novia va de, novia lleva, novia llevará, damas van de, nupcias, casamentera, se me casa, boda en, boda de día, boda de noche, boda de tarde, bodita, matri, matrimonio de, testigo de boda, testigo, madrina de bodas, dama de la novia, madre del novio, madre de la novia, padrino de boda, preboda, invitada perfecta, invitada a una boda, esponsales, casa mi hermana, casa mi hermano, casa mi prima',
    bride:
      'me caso, soy la novia, mi boda, nuestra boda, mi propia boda, nos casamos, mi casamiento, mi matrimonio, vestido de novia, voy a casarme, me voy a casar, nos vamos a casar, vamos a casarnos, contraigo matrimonio, mi enlace, futura novia, soy la que se casa, doy el sí, me casé, mi matri, mi vestido de novia, me estoy casando',
    civil_wedding:
      'boda civil, por lo civil, juzgado de paz, registro civil, casarme por lo civil, ayuntamiento, juzgado boda, por el civil, casarme por el civil, casamos por el civil, casan por el civil, boda en el juzgado, casarse por lo civil, casamos por lo civil, caso por lo civil, casa por el civil, casamiento civil, matrimonio civil, en el registro, boda en el ayuntamiento, unión civil, pareja de hecho, ceremonia civil',
    engagement: 'pedida de mano, pedida, compromiso, fiesta de compromiso, petición de mano, me comprometo, nos comprometemos, cena de compromiso, fiesta de pedida, pedida de matrimonio, me pidió matrimonio, me ha pedido matrimonio, me pidieron la mano, comprometida, petición de matrimonio, almuerzo de compromiso, se comprometen, piden la mano',
    baptism: 'bautizo*, bautismo, madrina del bautizo, bautiza, bautizo, bautizado, bautizan, bautizamos, se bautiza, bautizar, bautizo de mi, cristianar, madrina de bautizo, soy la madrina del, madrina de mi ahijado, presentación del bebé, presentación de tres años',
    communion: 'comunión*, primera comunión, confirmación, comuniones, comunión, comunion, hace la comunión, comunión de mi, comulga, comunión del, comunión de, confirmación de, se confirma, hace la primera comunión, mi ahijado hace',
    bar_mitzvah: 'bar mitzvá, bat mitzvá, bar mitzvah, bat mitzvah',
    graduation:
      'graduación*, graduaciones, me gradúo, entrega de diplomas, acto de colación, se gradúa, colación, titulación, gradúa, graduación, grado, acto de graduación, graduo, egreso, baile de graduación, fiesta de graduación, graduación de, cena de graduación, me recibo, se recibe, me titulo, se titula, licenciarse, me licencio, se licencia, mi grado, acto de grado, ceremonia de grado, tesis, defiendo mi tesis, defiendo la tesis, defensa de tesis, defensa de la tesis, leer la tesis, lectura de tesis, lectura de la tesis, defensa del tfg, tfg, imposición de becas, imposición de bandas, orla, fiesta de titulación, toga y birrete, birrete, diplomarse, recepción del título, se graduará, graduarme, egresa, licenciatura, fin de carrera',
    prom: 'baile de fin de curso, baile de graduación, fiesta de egresados, prom, fiesta de promoción, baile de promoción, fiesta de graduación del cole, baile de promo, fiesta de promo, baile de gala del cole, graduación de bachillerato, graduación de la prepa, fiesta de fin de curso, fiesta de fin de bachillerato, prom night, baile del instituto, gala de graduación, graduación de segundo',
    gala: 'gala, entrega de premios, baile, alfombra roja, cena de gala, premios, cena benéfica, gala benéfica, baile de gala, subasta benéfica, ceremonia de premios, entrega de los premios, gala de premios, premiación, cena de etiqueta, noche de gala, velada de gala, baile de debutantes',
    opera: 'ópera, zarzuela, ballet, liceu, teatro real, noche de ópera, teatro colón, orquesta sinfónica, concierto sinfónico, filarmónica, bellas artes, concierto de música clásica, música clásica, palau de la música, lago de los cisnes, palacio de bellas artes',
    theatre: 'teatro*, musical, obra de teatro, función, teatro, musical de, monólogo, monólogos, comedia, stand up, standup, estreno teatral, estreno de teatro, obra de, espectáculo de danza, cabaret, circo del sol, el rey león',
    concert: 'concierto*, recital*, bolo, tocata, concierto, conciertos, recital, toco, tocada, gira de, concierto de rock, al conci, conci, conciertazo, foro sol, auditorio nacional, wizink, palacio de los deportes, luna park, river a ver, estadio a ver, toca mi grupo, concierto en, recital de',
    festival:
      'festival*, primavera sound, romería, verbena, fiestas del pueblo, lollapalooza, fiesta mayor, fallas, san fermín, kermés, fiestas patrias, fiesta del pueblo, fallera, festival, festi, festivales, mad cool, bbk, coachella, burning man, tomorrowland, vive latino, corona capital, cosquín rock, fiestas de mi pueblo, fiestas patronales, patronales, fiestas del barrio, peñas, fiesta de la vendimia, las fallas, moros y cristianos, feria del pueblo, peregrinación, fiesta nacional, dieciocho, fondas, el grito, quince de septiembre, palio',
    club: 'discoteca*, antro, club, boliche, bailar, salir de fiesta, perrear, fiesta de noche, noche de chicas, salir de marcha, disco, reventón, discoteca, discotequear, noche de fiesta, salir de noche, de fiesta, salir a bailar, ir a bailar, vamos a bailar, bailar salsa, bailar bachata, noche de baile, discotequera, disco con las amigas, noche loca, de rumba, rumba, rumbear, rumbita, de antro, antrear, de boliche, de marcha, de perreo, perreo, salsa, bailongo, carretear, carrete, salir a carretear, techno, rave, milonga, fiestón de noche, garito, sala de fiestas, pub a bailar, after, disco pub',
    party:
      'fiesta*, despedida de soltera, inauguración, posada, celebración, afterparty, reunión de amigas, guateque, aniversario, noche de san juan, despedida, festejo, coctel, jubilación, aniversario de bodas, evento, farra, peda, juerga, reencuentro, fiesta, fiestas, fiestón, fiestuki, sarao, cena de empresa, fiesta de empresa, verbena, carrete, pachanga, inauguración de, housewarming, apertura de, open house, fiesta en casa, fiesta temática, fiesta de los 80, fiesta blanca, white party, pool party, fiesta sorpresa, bodas de oro, bodas de plata, años de casados, años de matrimonio, jubila, se jubila, fiesta de jubilación, despedida de soltero, despe, fiesta de la oficina, fiesta del trabajo, fiesta de fin de año de la empresa, posada de la oficina, reunión de exalumnos, exalumnos, reencuentro del colegio, reencuentro del cole, tertulia, fieston, parranda, parrandear, vacilón, jarana, jolgorio, joda, jodita, fiestita, convivio, convivencia, coctelito, cóctel de inauguración, festejar, celebrar, celebramos, celebrando, asalto, peña, fiesta del agua',
    birthday:
      'cumpleaños*, cumple*, mis 30, mis 40, mis 50, cumplo, los 50 de, los 40 de, los 30 de, mis quince no, cumpleaños, cumple, cumpleañera, cumples, 40 cumpleaños, los 50, los 40, los 30, los 60, aniversario de mi, cumpleaños de, cumple años, cumplo años, mi cumple, mi santo, onomástico, cumplimos, va a cumplir, voy a cumplir, cumplirá, cumpliré, fiesta de cumple, fiesta de cumpleaños, cumpleañito, cumplecito, los 70, los 80 de, los 90 de, sus 30, sus 40, sus 50, sus 60, sus 70, sus 80, mis 18, mis 60, mis 20, mis 25, los dieciocho, mis treinta, mis cuarenta, mis cincuenta, birthday, apagar velas, cumpleaños sorpresa, cumpleaños infantil, tarta de cumple, mañanitas, festejo de mis, cumpleañero',
    christmas:
      'navidad*, nochebuena, cena de navidad, posada, día de reyes, navideña, navideño, cena de empresa, reyes magos, navidad, comida de navidad, posadas, reyes, la navidad, noche buena, comida de nochebuena, cena de nochebuena, 24 de diciembre, 25 de diciembre, amigo invisible, amigo secreto, intercambio de regalos, fiestas navideñas, las fiestas, cabalgata, roscón, cena del 24, comida del 25, mercadillo navideño, domingo de pascua, pascua',
    new_year: 'nochevieja, fin de año, año nuevo, cotillón, fiesta de fin de año, campanadas, noche vieja, fin de año en, las uvas, 31 de diciembre, la noche del 31, el 31, año viejo, noche de año nuevo, cena de fin de año, primero de año, cena de nochevieja',
    eid: 'eid, fiesta del cordero, fin del ramadán, eid al fitr, fiesta del fin del ramadán, eid al adha, eid mubarak, fiesta del eid, ramadán termina',
    ramadan: 'ramadán, iftar, ruptura del ayuno, iftar con, iftar en',
    lunar_new_year: 'año nuevo chino, año nuevo lunar, fiesta de la primavera, año nuevo vietnamita, año del dragón',
    diwali: 'diwali, divali, holi',
    carnival:
      'carnaval*, disfraz, halloween, disfraces, carnavales, día de muertos, día de los muertos, disfrazada, carnaval, fiesta de disfraces, disfrazarme, disfrazar, comparsa, chirigota, fiesta de halloween, noche de brujas, carnavales de cádiz, carnaval de cádiz, carnaval de barranquilla, noche de halloween, catrina, día de brujas, corso de carnaval, murga, cosplay',
    quinceanera:
      'quince años, xv años, quinceañera, mis xv, quinceaños, xv, sus quince, mis quince, los quince, fiesta de quince, de quince, quinceañero, los 15, quince de, fiesta de xv, fiesta de 15, sus 15, mis 15, 15 años de, quinceañera de, vals de quince, fiesta de quinceaños, los xv, los quince de, chambelán, dama de quince',
    feria:
      'feria*, feria de abril, feria de sevilla, feria de málaga, de flamenca, caseta, rocío, el rocío, feria, romería, el rocio, fallas, san fermín, ir a la feria, real de la feria, las casetas, traje de flamenca, traje de gitana, toros, plaza de toros, corrida de toros, feria de jerez, feria de córdoba',
    tea_ceremony: 'ceremonia del té',
    school_ceremony:
      'primer día de cole, reunión de padres, acto escolar, primer día de clase, tutoría, festival del colegio, fin de curso del cole, función del cole, reunión del cole, vuelta al cole, reunión de papás, inicio de clases, fin de curso, primer día de clases, primer día de colegio, firma de boletas, junta de padres, acto del colegio, función del colegio, fiesta del cole, festival de fin de curso, graduación del kínder, graduación de kínder, graduación de infantil, graduación de preescolar, función de navidad, festival de navidad, festival de primavera, reunión con la profe, reunión con la maestra, reunión con el profesor, reunión de la escuela, reunión del colegio, reunión de apoderados, reunión de representantes, reunión de padres y maestros, festival del día de las madres, festival escolar, honores a la bandera, entrega de notas, entrega de boletas, entrega de calificaciones, acto de fin de año, acto patrio, acto del jardín, fiesta de fin de curso del cole, obra de teatro del cole, ampa, primer día de escuela, vuelta a clases, regreso a clases, primer día de guarde, junta de la escuela, junta escolar, kermés de la escuela, bandera, jura de la bandera',
    coming_of_age: 'mayoría de edad',
    henna_night: 'henna, noche de henna, fiesta de henna, fiesta de la henna, noche de la henna, ceremonia de henna',
    funeral:
      'funeral*, velorio*, entierro*, tanatorio, sepelio, velatorio, exequias, luto, entierro, funeral, velorio, velar, funeraria, casa funeraria, crematorio, cremación, incineración, pésame, dar el pésame, dar un pésame, condolencias, ha fallecido, falleció, fallecimiento, se murió, ha muerto, murió, difunto, difunta, servicio fúnebre, cortejo fúnebre, fúnebre, despedir a mi abuelo, despedir a mi abuela, último adiós, entierran, enterrar, enterramos, velar a, velamos, de luto, capilla ardiente, misa de cuerpo presente, pompas fúnebres, sala velatoria, novenas',
    memorial:
      'misa de difuntos, aniversario luctuoso, cementerio, homenaje, novenario, misa de aniversario, misa por, cabo de año, panteón, conmemoración, todos los santos, aniversario de muerte, misa de novenario, misa de cabo de año, primer aniversario de la muerte, aniversario de fallecimiento, en memoria de, homenaje póstumo, acto conmemorativo, visitar la tumba, la tumba, camposanto, misa de un mes, misa de mes, misa de réquiem, honrar a mi',
    religious_service:
      'misa*, iglesia*, mezquita, sinagoga, semana santa, templo, procesión, culto, domingo de ramos, parroquia, catedral, misa, iglesia, a misa, ir a misa, voy a misa, misa del domingo, misa de domingo, misa de gallo, en la iglesia, a la iglesia, ceremonia religiosa, culto evangélico, al culto, basílica, santuario, peregrinación, peregrinar, viernes santo, jueves santo, domingo de resurrección, oración, retiro espiritual, ordenación, shabat, bendición, rosario, en la mezquita, ver al papa, vaticano, la villa, templo budista',
    interview:
      'entrevista*, entrevista de trabajo, entrevista laboral, proceso de selección, entrevista, entrevistas, entrevista para, entrevista en, entrevista de, entrevista con, selección de personal, rrhh, recursos humanos, reclutador, reclutadora, busco trabajo, buscando trabajo, buscar trabajo, oposición oral, examen oral de la oposición, oral de la oposición, oposiciones, tribunal de oposición, ante el tribunal de la oposición, casting, audición, prácticas entrevista, assessment, feria de empleo, dejar el currículum, entregar el cv, entrevista por zoom, entrevista online, entrevista virtual, la entre de trabajo',
    office:
      'bufete, despacho, gestoría, oficina*, trabajo, curro, despacho, laburo, chamba, trabajar, bufete, banco, pega, empresa, jefe, jefa, cliente, clientes, oficina, currar, la ofi, al trabajo, para trabajar, banco trabajo, laburar, consultora, el curro, mi curro, al curro, ir a la oficina, voy a la oficina, para la ofi, ofi, para el curro, al laburo, para el laburo, para la chamba, a la chamba, chambear, para la pega, a la pega, en la pega, camellar, camello, el brete, el trabajo, mi trabajo, en el trabajo, de trabajo, ir a trabajar, voy a trabajar, jornada laboral, lunes a viernes, día de trabajo, soy profe, profe, profesora, maestra, doy clase, doy clases, dar clases, dar clase, docente, soy abogada, abogada, contadora, contable, asesora, consultoría, despacho de abogados, inmobiliaria, agencia, recepcionista, secretaria, administrativa, funcionaria, ministerio, ayuntamiento donde trabajo, coworking, startup, negocio, comercial, vendedora, trabajo en, trabajo de, vuelta al trabajo, vuelvo al trabajo, reincorporo, becaria, prácticas en, practicante, compañeros de trabajo, compañeras de trabajo',
    business_trip: 'viaje de negocios, viaje de trabajo, viaje de empresa, viaje por trabajo, viajo por trabajo, viajo por curro, viaje de curro, viaje del trabajo, viaje de laburo, viaje de chamba, viajo por negocios, viaje corporativo, viajar por trabajo, viaje laboral, desplazamiento por trabajo, de viaje de trabajo, viajo a ver a un cliente',
    meeting:
      'reunión*, junta, presentación*, reuniones, juntas, videollamada, exposición de mi proyecto, negociación, ponencia ante el cliente, exponer, reunión, reunión de trabajo, presentación, cliente, reunirme, reunión con, reunión de, reunión importante, junta con, junta de, junta importante, cita en el banco, cita con un cliente, cita con el banco, presentar un proyecto, presento un proyecto, presento mi proyecto, presentar mi proyecto, presentación ante, inversores, inversionistas, accionistas, directorio, junta directiva, consejo, comité, pedir un aumento, comida de negocios, almuerzo de negocios, cena de negocios, almuerzo de trabajo, desayuno de trabajo, comida de trabajo, meeting, pitch, brief, asamblea, evaluación de desempeño',
    conference:
      'congreso*, conferencia*, ponencia, convención, feria profesional, charla, simposio, jornadas, seminario, networking, congreso de, conferencia de, feria del libro, feria comercial, doy una charla, doy una conferencia, dar una charla, dar una conferencia, voy a dar una ponencia, ponente, mesa redonda, foro, evento de networking, tedx, curso de formación, formación, capacitación, cumbre, summit, expo comercial, webinar, coloquio',
    home_office:
      'teletrabajo*, trabajo desde casa, home office, trabajar desde casa, teletrabajar, teletrabajando, trabajando desde casa, trabajo en casa, trabajo desde mi casa, trabajar en casa, videollamadas, zoom, por zoom, teams, reuniones por zoom, trabajo remoto, trabajo en remoto, remoto, hago home, home',
    first_day:
      'primer día de trabajo, primer día en la oficina, nuevo trabajo, primer día, trabajo nuevo, empiezo a trabajar, primer día de curro, empiezo en, primer día en el trabajo, primer día de prácticas, primer día de chamba, primer día de pega, primer día de laburo, empiezo un trabajo, empiezo trabajo, empiezo nuevo trabajo, empiezo curro, empiezo chamba, empiezo pega, arranco en, arranco laburo nuevo, entro a trabajar, nuevo curro, curro nuevo, chamba nueva, nueva chamba, pega nueva, laburo nuevo, nuevo laburo, nuevo empleo, nuevo puesto, empiezo el lunes, comienzo a trabajar, inicio trabajo, inicio en, estreno trabajo, primer día como',
    date: 'cita, primera cita, cita romántica, san valentín, tinder, quedo con un chico, ligue, cita a ciegas, cena romántica, mi crush, día de los enamorados, quedada con un chico, citas, ligar, quedar con un chico, ceno con mi novio, cena con mi novio, cenar con mi novio, cena con mi marido, cenar con mi marido, ceno con mi marido, nuestro aniversario, con mi novio por nuestro, aniversario con mi, salgo con un chico, he quedado con un chico, cita de tinder, noche romántica, velada romántica, con mi pareja por nuestro, 14 de febrero, san valentin, valentín, día de san valentín, día del amor, amor y amistad, día de la amistad y el amor, primer date, date, un date, mi date, blind date, bumble, hinge, match, un match, salgo con mi novio, salir con mi novio, salida con mi novio, salgo con mi marido, cena con mi pareja, cena con mi esposo, cenar con mi esposo, cenar con mi pareja, cena a la luz de las velas, cena para dos, chico que me gusta, el chico que me gusta, chavo que me gusta, mi ligue, un chico de tinder, quedo con uno, quedar con un tío, con un tío, pololo, salir con mi pololo, cine con mi novio, ver a mi ex, speed dating, conquistar, primera salida con, segunda cita, tercera cita, cita con un chico, cita con mi, mesiversario, aniversario de novios, aniversario con mi marido, enamorados, día de novios, quedada con',
    dinner:
      'cena*, restaurante*, cenar, cenita, parrilla de noche, salir a cenar, cena, restaurante, cena con amigas, de cena, resto, restó, cenar con, cenar fuera, salimos a cenar, cena en, cena con, cena elegante, marisquería, pizzería, asador, sushi, cena de chicas, cena de amigas, cena en casa de, salgo a cenar, ir a cenar, restaurante con estrella, estrella michelin, restaurante japonés, comida por la noche, cenorrio, taquiza, bistró',
    brunch: 'brunch*, desayuno*, desayunar, brunch, desayuno, brunchear, almorzar de brunch, desayuno con, desayuno de chicas',
    lunch:
      'comida*, almuerzo*, vermut, comida familiar, almorzar, sobremesa, comer con, ir a comer, comer fuera, comida, almuerzo, vermut comida, comida con, comida en, comida de domingo, comida de amigas, almuerzo con, almuerzo en, paella, paella del domingo, comer en un, comida de los domingos, lonche, lunch, domingo de paella, comer en casa de, vamos a comer, voy a comer, menú del día',
    coffee: 'café*, merienda, merendar, cafecito, cafetería, café, tomar un café, cafecito con, un café con, merienda con, tomar té, té con, tomar un té, cafelito, starbucks, mate con, tomar mate, once con, chocolate con churros, un cafe, café con',
    drinks:
      'copas, cañas, tapas, afterwork, tomar algo, bar, terraza, unas cervezas, tardeo, chelas, tragos, vinos, rooftop, cervezas, birras, tapeo, cata de vinos, de copas, vermut, terraceo, unas copas, unas cañas, unos vinos, unas chelas, unas birras, una copa, irse de copas, ir de copas, vinito, vinitos, cañitas, de cañas, de tapas, tapear, bares, tomar unas, tomar una copa, pintxos, happy hour, cerveza con, cóctel en, coctelería, bar de copas, previa, precopeo, pregame, la previa, aperitivo, ir de vinos, cata, traguito, unos tragos, vermú, vermutear',
    weekend:
      'para los fines de semana, para fines de semana, finde tranquilo, día libre, domingos, domingueo, fines de semana, finde, fin de semana, para el finde, outfit de finde, para los findes, findes, domingo tranquilo, sábado tranquilo, sabado de descanso, fin de semana en',
    everyday:
      'diario*, día a día, todos los días, recados, para el diario, a diario, cotidiano, mandados, cada día, diario, para diario, de diario, para todos los días, para el día a día, del día a día, uso diario, del diario, ropa diaria, hacer recados, hacer mandados, hacer la compra, cotidiana, cotidianidad, trámites, hacer trámites, uso cotidiano, de todos los días, entre semana, de batalla, trotes, pal diario',
    school_run:
      'llevar a los niños, recoger a los niños, puerta del cole, llevar al cole, guardería, dejar a los niños, puerta del colegio, dejar al peque, buscar a los chicos, niños/peques/hijos/hijo/hija/nene/niño/niña + llevo/llevar/recoger/recojo/dejar/dejo, llevar a los niños al cole, llevar a los peques, llevar los niños, recoger al niño, llevar al niño al cole, llevar a la niña al cole, salida del cole, colegio de los niños, buscar a los niños, recoger a los peques, al cole, llevar a mis hijos, recoger a mis hijos, llevar niños, los críos al cole, escuela de los niños, llevar a los críos, dejo a los niños, dejo a los peques, dejar a los peques, dejar a los chicos, llevo a los chicos, llevo a los niños, llevar a los nenes, buscar a los nenes, busco a los chicos, recojo a los niños, recojo a las niñas, recoger a las niñas, recoger a mi hijo, recoger a mi hija, llevar a mi hijo, llevar a mi hija, dejar a mi hijo, dejar a mi hija, buscar a mi hijo, buscar a mi hija, salida del colegio, salida de la escuela, entrada del cole, puerta de la escuela, puerta del jardín, jardín de infantes, kínder, kinder, guarde, guardería de mi, cole/colegio/escuela/guarde/guardería/kínder/jardín/jardines + llevo/llevar/recoger/recojo/dejar/dejo/busco/buscar/niños/peques/hijos/hijo/hija/chamacos/nenes/chicos/críos/mellizos',
    playground:
      'parque con los niños, columpios, arenero, parque infantil, jugar con los niños, parque con mi, plaza con los chicos, al parque, parque con mis hijos, parque con los peques, parque con mi hijo, parque con mi hija, parque de juegos, los juegos del parque, tobogán, resbaladilla, juegos infantiles, plaza con los nenes, plaza con mi hijo, plaza con mi hija, jugar con mi hijo, jugar con mi hija, jugar con mis hijos, jugar en el piso, parque de atracciones, parque de diversiones, disneyland, port aventura, cochecito, parque de bolas',
    university:
      'uni, universidad*, facultad, facu, clases, prepa, la u, campus, clase, instituto, exámenes, biblioteca, cole mayor, universidad, examen, ir a clase, ir a clases, a clase, a clases, en clase, examen final, parcial, final en la facu, final de, la facultad, la uni, estudiante, universitaria, de alumna, la prepa, erasmus, máster, cursar, cursada, exposición en clase, biblio, bachillerato, el insti, liceo, seminario de la uni',
    shopping:
      'compras*, centro comercial, mercado, mercadillo, tiendas, rebajas, shopping, súper, supermercado, mall, compras, de compras, rastro, ir de compras, ir al súper, ir al mercado, ir de tiendas, ir de shopping, al súper, al super, el super, al mercado, al mall, en el mall, la plaza comercial, plaza comercial, tianguis, el rastro, al rastro, mercadillo de, mercado de, outlet, hacer el súper, hacer súper, hacer la compra, feria de artesanías, comprar al centro, galerías, las rebajas',
    museum:
      'museo*, exposición*, galería*, vernissage, exposiciones, muestra de arte, inauguración de una exposición, museo, exposición, galería, expo, el prado, museo del prado, reina sofía, exposición de, expo de, expo en, inauguración de expo, galería de arte, visita guiada, arco, museos, bienal, malba, moma, noche de museos, muestra de fotos, muestra en',
    walk: 'paseo*, pasear, caminar, caminata, pasear al perro, vuelta por el centro, dar una vuelta, malecón, paseíto, paseando, paseo, perro/perra/perrito/perrita + pasear/paseo/sacar/saco/caminar, ir a caminar, ir a pasear, salir a caminar, salir a pasear, pasear por, paseo por, paseo con, paseo en, sacar al perro, sacar a pasear, pasear a mi perro, caminar mucho, caminar todo el día, caminar por, vuelta por, una vuelta, dar un paseo, dar la vuelta, rambla, costanera, malecon, paseo marítimo, estirar las piernas, andar mucho, un paseo',
    garden_party:
      'fiesta en el jardín, garden party, fiesta de jardín, fiesta en la finca, fiesta al aire libre, evento al aire libre, cóctel en el jardín, fiesta en el campo, fiesta en finca, cóctel en jardín, comida en el jardín, evento de jardín, fiesta en la quinta, fiesta campestre, boda de jardín, en el jardín',
    barbecue:
      'barbacoa*, asado*, parrillada, carne asada, barbacoas, parrilla, churrasco, barbacoa, asado, bbq, asadito, asado en, asado con, parrilladita, la parrilla, churrascos, bbq en, barbacoa en, barbacoa con, una carnita asada, carnita asada, carnes asadas, parrillada en, calçotada, discada',
    picnic: 'picnic*, pícnic, pic nic, comer en el campo, de picnic, día de campo, merienda en el campo, pícnic en',
    beach: 'playa*, piscina, alberca, mar, chiringuito, pileta, playita, calas, costa, beach club, playa, a la playa, en la playa, la playita, la alberca, la pileta, la piscina, día de playa, tomar el sol, tomar sol, broncearme, pool day, la costa, orilla del mar, cala, playas, el mar, balneario, spa, termas, aguas termales, lago',
    vacation:
      'vacaciones*, viaje*, luna de miel, escapada rural, safari, me voy de viaje, vacacionar, camping, viajar, mochila al hombro, resort, viajo, crucero no, vacaciones, viaje, vacas, crucerito, escapada, irme de viaje, viaje por, viaje en, viaje de novios, viaje de chicas, vacaciones en, vacaciones a, irse de vacaciones, me voy de vacaciones, semana en, una semana en, quince días en, dos semanas en, todo incluido, mochilera, mochilear, road trip, roadtrip, para la maleta, airbnb, casa rural, puente de, semana santa en, honeymoon, luna de miel en, viajecito',
    city_trip:
      'escapada*, turismo*, visitar la ciudad, city break, hacer turismo, turistear, viaje urbano, recorrer la ciudad, conocer la ciudad, de turista, finde en, turismo, ver la ciudad, escapada a, city trip, finde largo en, puente en, días en, tres días en, dos días en, cuatro días en, unos días en, escapada de finde, escapada romántica a, turistear por, turisteando, city tour, tour por la ciudad, callejear, fin de semana a, escapadita',
    cruise: 'crucero*, barco, velero, yate, navegar, regata, de crucero, crucero por, en barco, paseo en barco, en yate, en velero, catamarán, lancha, a bordo, fiesta en barco, cena del capitán, navego',
    hiking:
      'senderismo*, montaña, excursión, camino de santiago, trekking, ruta, monte, sierra, escalada, cerro, senderismo, campo, camping, ir al monte, al monte, la montaña, a la sierra, a la montaña, ruta por, ruta de senderismo, hacer senderismo, hiking, caminata por la montaña, caminata en el cerro, subir el cerro, subir un cerro, subir al cerro, trekking en, camino inca, patagonia, el camino de santiago, escalar, escalada en, excursión a, excursión por, excursionismo, campamento, acampar, bosque, vía ferrata, barranquismo, trail, refugio',
    ski_trip:
      'esquí*, esquiar, après ski, snowboard, sierra nevada, baqueira, nieve a esquiar, esquí, nieve esquiar, a esquiar, ir a esquiar, voy a esquiar, semana de esquí, viaje de esquí, vamos a la nieve, ir a la nieve, a la nieve, pistas, estación de esquí, bariloche a esquiar, formigal, apresquí, après-ski, trineo, centro de ski, ski',
    flight: 'vuelo*, avión, tren, viaje largo, volar, ave, viaje en tren, autobús largo, vuelo, bus largo, horas de vuelo, horas de avión, horas de tren, horas de bus, horas de coche, horas de viaje, viaje en avión, viaje en bus, viaje en autobús, viaje en coche, viaje largo en, bus de noche, vuelo largo, vuelo de, vuelo a, tomar un vuelo, coger un avión, cojo un avión, tomo un avión, micro de larga distancia, trayecto largo, camión de noche',
    airport: 'aeropuerto*, barajas, el prat, en el aeropuerto, aeropuerto de, ezeiza, eldorado, aifa',
    races:
      'carreras de caballos, hipódromo, derbi, carrera de caballos, las carreras de caballos, el hipódromo, ascot, derby, gran premio de caballos, carreras en, hipica, hípica, carreras hípicas',
    sport:
      'gimnasio*, gym, yoga, pilates, correr, entrenar, deporte, pádel, tenis, golf, running, hacer ejercicio, entrenamiento, zumba, crossfit, maratón, bici, ejercicio, spinning, partido, fútbol, gimnasio, gimnasia, al gym, al gimnasio, en el gym, ir al gym, ir al gimnasio, voy al gym, clase de yoga, clase de pilates, clase de spinning, clase de zumba, clase de baile, hacer deporte, hacer yoga, hago yoga, hago pilates, pesas, salir a correr, salgo a correr, correr un maratón, media maratón, medio maratón, carrera popular, carrera de 10, maratón de, 10k, natación, nadar, boxeo, entreno, ejercitarme, partido de, ir al estadio, al estadio, cancha, la cancha, cardio, bicicleta, patinar, equitación, voley, vóley, básquet, crossfit box, caminadora, ciclismo, patinaje',
    at_home:
      'en casa, para casa, sofá, estar en casa, andar por casa, netflix, peli y manta, quedarme en casa, pijamada, por casa, entrecasa, quedarse en casa, me quedo en casa, quedarme, estar por casa, para estar en casa, andar en casa, domingo de sofá, tarde de sofá, sofá y manta, sofá y peli, sillón, tirada en el sofá, tirada en casa, noche de pelis, noche de películas, maratón de series, series y manta, echarme en, flojear, día de flojera, ropa de casa, de entrecasa, pa la casa, para la casa, pijama party, relajarme en casa, dormir, para dormir, holgazanear, noche de netflix, apapacho',
    family_visit:
      'suegros, comida familiar, casa de mis padres, reunión familiar, visitar a mi abuela, casa de mi abuela, mis suegros, conocer a sus padres, sus papás, mis papás, familia, familia política, cena familiar, casa de mi tía, casa de mi suegra, casa de los abuelos, sus padres, visita familiar, familia de mi novio, casa de mis suegros, casa de mi madre, casa de mi mamá, casa de mis abuelos, comida en casa de mis padres, con mis suegros, conocer a mis suegros, conocer a mi suegra, conocer a los suegros, conocer a su familia, conocer a su madre, conocer a los padres, padres de mi novio, papás de mi novio, viejos de mi novio, familia de mi marido, familia de mi pareja, ver a mi abuela, visita a mi abuela, visitar a mis padres, visitar a la familia, comida de familia, reunión de familia, almuerzo familiar, almuerzo de familia, domingo en familia, en familia, día de la madre, día de las madres, día del padre, cena en familia, comida con los suegros, cena con los suegros, asado familiar, casa de los suegros, casa de mis viejos, mis viejos',
    baby_shower:
      'baby shower, babyshower, revelación de género, fiesta prenatal, revelación de sexo, té de canastilla, gender reveal, fiesta del bebé, té de bebé, lluvia de bebé, lluvia de regalos, fiesta para el bebé, bebé en camino, fiesta de revelación',
    photo_shoot:
      'sesión de fotos, sesión fotográfica, fotos de familia, fotos para linkedin, fotos de estudio, book de fotos, foto de perfil, foto del carnet, reportaje de fotos, fotos profesionales, fotos, book, fotos familiares, sesión de fotos en, sesión de embarazo, fotos de embarazo, foto para el cv, foto para linkedin, foto para el currículum, fotos de pareja, fotos de grupo, foto corporativa, fotos corporativas, shooting, photoshoot, book de, fotógrafo, sesión de estudio, foto familiar, foto de graduación, retrato, foto profesional, foto del dni, fotos para redes',
    court:
      'juzgado*, juicio*, tribunal, divorcio, audiencia, juez, notario, abogado, juicio, juzgado, notaría, vista oral, la vista, vista en el juzgado, juicio de, declarar en el juzgado, declarar, testificar, cita con el abogado, cita con el juez, cita en el juzgado, con mi abogado, ante el juez, ante un juez, en la corte, a la corte, fiscalía, ministerio público, firma del divorcio, firmar el divorcio, mi divorcio, custodia, jurado, audiencia en, en el notario, al notario, escribanía, firma de la casa, firma de la hipoteca, firmar la hipoteca',
    doctor:
      'médico*, hospital*, doctor, doctora, dentista, clínica, ginecólogo, ecografía, consulta médica, urgencias, fisio, revisión médica, médico, hospital, cita médica, al médico, al doctor, ir al médico, voy al médico, cita con el médico, cita con el doctor, cita con el ginecólogo, ginecóloga, gine, dermatólogo, al dentista, oculista, pediatra, radiografía, resonancia, mamografía, quimio, quimioterapia, rehabilitación, fisioterapia, operación, cirugía, me operan, análisis de sangre, análisis, sacarme sangre, chequeo, revisión en el hospital, consulta con, psicóloga, psicólogo, ultrasonido, eco, obra social, seguro social, imss, ingreso en el hospital, maleta del hospital, bolso del hospital, parto, dar a luz',
  },
  weather: {
    hot: 'calor*, calorón, ola de calor, bochorno, mucho calor, muchísimo calor, calorazo, achicharrante, me aso, solazo, asfixiante, caluroso, calurosa, sofocante, derretirme, me derrito, sudando, sudar, un horno, tropical, abrasador, calor que hace, hace un calor, calor, calor horrible, horno, un calor, hace calor, calorcito fuerte, calufa',
    warm: 'buen tiempo, sol, soleado, templadito, cálido, noche cálida, tiempo agradable, solecito, calorcito, primaveral, hace bueno, hace buen tiempo, hace sol, cálida, soleada, templado cálido',
    mild: 'templado, entretiempo, media estación, ni frío ni calor, templada',
    cool: 'fresco, fresquito, fresca, refresca, rebequita, noche fresca, fresquete, fresquita, hace fresco, un poco de frío, algo de frío, friíto, por la noche refresca, relente',
    cold: 'frío*, helada, hielo, heladas, congelo, frío polar, helado, frío que pela, frescor helado, bajo cero, un frío, pelona, helando, me hielo, friolera, tiritando, gélido, invernal, rasca, mucho frío, congelada, friolenta, frío, frio, fresquísimo, pelete, hace frío, friazo',
    rain: 'lluvia*, llover*, llueve*, lloviendo, chubasco*, tormenta*, diluvia*, mojad*, chaparrón, aguacero, lloviznando, llovizna, paraguas, barro, diluviando, charcos, humedad, temporal, jarrea, lluvioso, lluviosa, cántaros, calabobos, llueve, lluvia, llover, va a llover, chubascos, tormenta, mojarme, dan lluvia, anuncian lluvia, llovía',
    snow: 'nieve*, nevar*, nieva*, nevando, nevada, ventisca, nieve, nevar, nieva, nevado',
    wind: 'viento*, ventoso, levante, vendaval, tramontana, ventarrón, airazo, ventolera, mucho aire, brisa, poniente, racha*, ventosa, cierzo, viento, aire fuerte, mucho viento',
    forecast:
      'qué tiempo va a hacer, qué tiempo hace, qué tiempo hará, cómo está el tiempo, qué clima, qué tiempo, pronóstico, qué tiempo va a hacer, qué clima, previsión, cómo está el clima, el tiempo de mañana, tiempo hará, según el tiempo, clima de mañana, mira el tiempo, cómo estará el tiempo, según el clima, hará calor, hará frío, lloverá, cómo va a estar el clima, el clima en, tiempo hace en, mira el clima, checa el clima',
  },
  body: {
    petite:
      'bajita*, petite, soy baja, soy pequeña, menuda, chaparrita, petisa, mido un metro y medio, baja de estatura, estatura baja, chiquita, bajito, chaparra, muy bajita, pequeñita, todo me queda grande, retaco, piernas cortas, bajita, soy bajita, menudita, bajita y',
    tall: 'soy alta, muy alta, altísima, alta, grandota de alta, piernas largas, alta y, bastante alta, muy altas',
    plus: 'talla grande, tallas grandes, curvy, gordita, rellenita, tallas extra, con curvas, curvas, gorda, talla xl, plus size, talla extra, grande de talla, sobrepeso, ancha, voluptuosa, llenita, kilos de más, xxl, xl, corpulenta, robusta, de talla grande, entrada en carnes, gordi, maciza',
    maternity:
      'embarazada*, embarazo, premamá, barriguita de, estoy de, meses de embarazo, encinta, tripita de, panza de embarazada, en estado, semanas de embarazo, espero un bebé, esperando un bebé, meses de gestación, preñada, futura mamá, barriga de embarazada, embarazada, barriguita de embarazo, de embarazada',
    nursing:
      'lactancia*, dando pecho, doy pecho, amamant*, doy el pecho, dar el pecho, dar pecho, lactante, doy la teta, dar la teta, lactancia, amamantar, dando el pecho, dando teta, doy teta, lactando, en lactancia, amamanto, amamantando, que se abra por delante, abertura para lactancia',
    modest:
      'recatad*, modest*, tapadita, pudoros*, nada escotado y largo, que no enseñe, discreta y tapada, cubierta, no muy provocativo, sin enseñar mucho, que no se vea, poco atrevido, que tape bien, enseñar mucho, enseñar demasiado, decente, decoroso, decorosa, enseñar carne, tapada, que cubra todo, mostrar mucho, mostrar piel, no provocativo, sin escotes ni transparencias, recatado, discreto y tapado, no muy escotado, poco escote, sin enseñar, modesta, recatada, pudorosa, no enseñe, cubierto',
    hijab: 'hiyab*, velo, hijab, pañuelo islámico, velada con hijab, hiyab',
    hide_arms:
      'brazos + tape*/tapar/esconder/cubr*/disimul*/ocultar/odio/gordos/acompleja*/anchos/enseñar no, tape los brazos, alas de murciélago, brazos gorditos, brazos tapados, disimular/disimule/tapar/tape/ocultar/oculte/esconder/esconda/cubra/cubrir/tapa/tapados/no enseñar + brazos/brazo, brazo/brazos + odio/detesto/complejo/vergüenza/no me gusta mi/no me gustan mis/disimular/disimule/esconder/esconda/ocultar/oculte/tapar/tape/acomplejada',
    hide_belly:
      'barriga/tripa/panza/vientre/abdomen/michelines/barriguita/tripita/lonjas/rollitos/pancita/llantas/pancha/guata + tape*/tapar/esconder/disimul*/ocultar/marque/disimule/tapa/esconda/camufl*/cubra/notar/cubrir/note, disimular/disimule/tapar/tape/ocultar/oculte/esconder/esconda/disimula/tapa/cubra/cubrir/camuflar + barriga/tripa/panza/vientre/barriguita/abdomen/guata/michelines/lorzas, barriga/tripa/barriguita/abdomen/michelines/panza/vientre/estómago + odio/detesto/complejo/vergüenza/no me gusta mi/no me gustan mis/disimular/disimule/esconder/esconda/ocultar/oculte/tapar/tape/acomplejada',
    hide_legs:
      'piernas/muslos/rodillas/pantorrillas/tobillos + tape*/tapar/esconder/cubr*/disimul*/ocultar/gordas/odio/acompleja*/camufl*, disimular/disimule/tapar/tape/ocultar/oculte/esconder/cubra/cubrir/no enseñar + piernas/muslos/rodillas/tobillos/pantorrillas, piernas/muslos/pantorrillas/gemelos/rodillas/tobillos + odio/detesto/complejo/vergüenza/no me gusta mi/no me gustan mis/disimular/disimule/esconder/esconda/ocultar/oculte/tapar/tape/acomplejada',
    hide_hips:
      'cadera/caderas/culo/trasero/cartucheras/pompis/pistoleras/nalgas + tape*/tapar/esconder/disimul*/anchas/ancha/ocultar/grande/gordo/camufl*/cubra, caderona, culona, forma de pera, disimular/disimule/tapar/tape/ocultar/oculte/esconder/cubra/cubrir/anchas + caderas/culo/trasero/pompis/cola, caderas/cadera/culo/trasero/cartucheras + odio/detesto/complejo/vergüenza/no me gusta mi/no me gustan mis/disimular/disimule/esconder/esconda/ocultar/oculte/tapar/tape/acomplejada',
    show_legs:
      'lucir piernas, lucir las piernas, enseñar las piernas, enseñar pierna, piernas + lucir/enseñar/mostrar/presumir',
    show_waist:
      'lucir cintura, cintura fina, cintura + lucir/enseñar/mostrar/presumir, cintura de avispa, cinturita',
    wheelchair: 'silla de ruedas',
    sensitive_skin:
      'piel sensible, dermatitis, pica, alergia*, eccema, irrita, piel atópica, picor, alérgica, me da comezón, psoriasis, comezón, atópica, me pican, urticaria, piel delicada, alergia, me pica',
    large_bust:
      'mucho pecho, pechugona, busto grande, pecho grande, mucho busto, tetas grandes, delantera, copa d, copa e, pecho generoso, bastante pecho, tetona, busto generoso, bubis grandes, lolas grandes, mucha delantera, pechos grandes, talla 100 de pecho',
    small_bust:
      'poco pecho, poco busto, pecho pequeño, plana, busto pequeño, tetas pequeñas, sin pecho, copa a, pecho plano',
  },
  fit: {
    loose:
      'holgad*, suelt*, ancho, ancha, flojit*, oversize, que no apriete, nada ajustado, no muy ajustado, que no marque, fluido, que no se pegue, nada ceñido, amplio, amplia, nada apretado, sin marcar, no ajustado, poco ajustado, guango, vaporoso, nada pegado, que no se ajuste, que no me apriete, con vuelo, vaporosa, flojo, evasé, sin apretar, holgado, suelto, suelta, no ceñido, holgada, no me apriete',
    fitted:
      'ajustad*, ceñid*, entallad*, pegad*, apretad*, que marque figura, al cuerpo, slim fit, marcando curvas, marque curvas, ajustado, ceñido, entallado, pegado, ajustada, ceñida, apretado',
    sleeves:
      'con mangas, con manga, brazos cubiertos, hombros cubiertos, cubra los hombros, hombros tapados, cubrir los hombros, mangas, brazos tapados, manga, tape los hombros, tapar los hombros, manga larga, manga francesa, de manga, manguita',
    long_hems:
      'debajo de la rodilla, bajo la rodilla, tape las rodillas, a los tobillos, por debajo de la rodilla, hasta la rodilla, hasta los pies, cubra las rodillas, a la rodilla, a media pierna, hasta el tobillo, a media pantorrilla, hasta los tobillos, a los pies, tapa la rodilla, que tape las rodillas, por la rodilla',
    short_hems:
      'encima de la rodilla, por encima de la rodilla, cortito, arriba de la rodilla, a medio muslo, sobre la rodilla',
    high_neck:
      'sin mucho escote, no muy escotado, nada muy escotado, poco escotado, sin escote, cuello alto y cerrado, nada de escote, escote cerrado, no escotado, cuello cerrado, escote no, poco escote, nada escotado, cuello subido, sin escotes, nada de escotes, no muy escotado, cuello cisne, cuello tapado, cuello alto, poco escotado, cerrado de cuello',
    waist:
      'cintura marcada, marque cintura, marcar cintura, marcar la cintura, talle marcado, marque la cintura, entallado en la cintura, cintura ceñida, resalte la cintura, resaltar la cintura, cintura, acentuar la cintura, estilice la cintura, marca la cintura, cinturita',
    comfortable:
      'cómod*, comodidad, confortable, suave, blandito, a gusto, llevader*, comodita, comodito, fácil de llevar, poder moverme, cómodamente, elástico, elástica, comodísimo, cómodo, cómoda, comodo, comoda, cómodos, cómodas, práctico, que no apriete, cómodo para andar, ir cómoda',
    warm: 'abrigad*, calentit*, que abrigue, abrigar, calent*, bien abrigada, gruesit*, que abriguen, abriga, abrigue, no pasar frío, abrigarme, gruesa, grueso, gordito de lana, para el frío, abrigado, abrigada, calentito, abrigadita, calentita, abrigadito',
    light:
      'liger*, fresquit* de ropa, vaporos*, fresca y ligera, ropa fresca, transpirable, fino, livian*, algo fresco, ropa fresquita, no pasar calor, fresquito para el calor, que transpire, finita, no sudar, ligero, ligera, fresquito, fresquita, fresco de ropa, que no dé calor, liviano, liviana, fresca',
  },
  shoes: {
    flat: 'zapato plano, zapatos planos, plano, planos, zapato bajo, calzado plano, planas, zapatos bajos, sandalia plana, sandalias planas, al ras del suelo, zapatos de piso, chatas, zapatos chatos, de piso, calzado cómodo plano, sin tacón, sin tacones, nada de tacones, no llevo tacones, no uso tacones, sin tacon, plana, odio los tacones, tacones no, suela plana',
    low: 'tacón bajo, tacón cómodo, poco tacón, taconcito, tacón ancho, tacón bajito, tacón medio, tacones bajos, tacón pequeño, taco bajo, taco chino, tacón grueso, tacón cuadrado, medio tacón, tacon bajo, tacón no muy alto, tacones no muy altos, tacón más bajo, tacones más bajos, menos tacón, de tacón bajo, de tacón medio, de poco tacón, de tacón ancho, de tacón cómodo, de tacones bajos, con tacón bajo, con poco tacón',
    high: 'tacón alto, tacones altos, taconazo, taconazos, tacones de aguja, tacón de aguja, tacos altos, tacón de vértigo, plataformas',
    any: 'cualquier zapato, zapatos me da igual',
  },
  dressCodes: {
    white_tie: 'white tie, frac, gran etiqueta',
    black_tie:
      'black tie, etiqueta, etiqueta rigurosa, rigurosa etiqueta, de etiqueta, esmoquin obligatorio, corbata negra, de gala, traje largo, media etiqueta, gala etiqueta',
    cocktail:
      'cóctel, coctel, cocktail, vestido de cóctel, traje de cóctel, de cóctel, de coctel, tipo cóctel',
    smart_casual:
      'arreglá pero informal, arreglada pero informal, arreglado pero informal, informal arreglado, smart casual, elegante sport, sport elegante, arreglada pero informal, casual elegante, elegante casual, arreglado pero informal, informal elegante, elegante pero informal, formal casual, casual chic, elegante-sport, elegante pero cómoda',
    business_formal:
      'business formal, formal de oficina, ejecutiv*, formal para la oficina, formal para el bufete, muy formal, traje formal, código formal, vestimenta formal, profesional formal, formal, seria y profesional, formales, traje y corbata, business attire, corporativ*, business, traje obligatorio',
    business_casual:
      'business casual, oficina informal, casual de oficina, formal pero relajado, oficina casual, informal de negocios, casual business',
    casual:
      'dress code casual, código casual, ropa informal, vestimenta casual, código informal, vestimenta informal, vayan casual, ir informal, sin etiqueta, informal, casual, sport',
    festive:
      'de ceremonia, ceremonia, ceremonias, festiv*, de fiesta, fiestero, fiestera, de fiesta elegante, festivo',
    dress_to_impress: 'dress to impress, para impresionar, impactar, de infarto, impresionar',
    beach_formal:
      'beach formal, playa elegante, formal de playa, elegante de playa, elegante para la playa, guayabera, chic de playa, beach chic',
  },
  vibes: {
    chic: 'chic, elegante*, con clase, estilos*, fin*o y elegante, sofisticad*, arreglad*, glamuros*, glamour, mona y elegante, bien vestida, elegancia, pija, distinguid*, refinad*, presentable, coqueta, glam, monísima, elegante, arreglada, estilosa, elegantona, finolis, arregladita',
    casual:
      'casual, informal, relajad*, desenfadad*, sencillo y cómodo, tranqui, tranquilo, de sport, sport, casualón, relajado, desenfadado',
    bold: 'atrevid*, llamativ*, original y atrevido, que destaque, impactante, audaz, arriesgad*, vistos*, colorido, destacar, espectacular, extravagante, impresionante, que llame la atención, rompedor*, explosiv*, deslumbrante, con personalidad, atrevido, llamativo, llamativa, atrevida',
    romantic: 'romántic*, femenin*, dulce, princesa, delicad*, de ensueño, de hadas, coqueto y femenino',
    edgy: 'roquer*, rockero, rockera, edgy, punk, grunge, rebelde, gótic*, rock, cañero, alternativ*, motera, metaler*',
    classic: 'clásic*, atemporal, tradicional, de toda la vida, eterno',
    minimal:
      'minimalista, sencill*, sobri*, simple, discret*, básic*, minimal, sin adornos, nada recargado, neutro, neutros, seriecito, escandinav*, sencillo, sencilla, discreto, sobrio, básico, discreta, sobria, sencillito',
    boho: 'boho, bohemi*, hippie, jipi, campestre, ibicenco, boho chic, étnic*, ibicenca, rústic*',
    sporty: 'deportiv*, sporty, athleisure, chándal chic',
    vintage:
      'vintage, retro, años 50, años 70, años 60, años 20, años 80, pin up, de época, años 90, ochenter*, antigu*, setenter*, noventer*, de los 50, de los 70, de los 80, de los 60, pin-up',
    sexy: 'sexy, sexi, sensual, provocativ*, seductor*, escote infarto, picante, sugerente, hot, seducir, atractiva',
    cute: 'mono, mona, tiern*, lindo, linda, adorable, cuqui, bonito y tierno, divertid*, chulo, kawaii, alegre, coquet*, lindísim*, algo mono, muy mono, tan mono, algo mona',
    preppy: 'preppy, universitario pijo, estilo colegial, pijo, cayetana, niña bien, colegial',
    parisian: 'parisin*, estilo francés, francesa, afrancesad*, estilo parisino, a la francesa',
    quiet_luxury: 'lujo silencioso, quiet luxury, old money, lujo discreto, dinero viejo',
    creative:
      'creativ*, artístic*, original, diferente y original, arty, extravagante y original, excéntric*, artista, únic*',
  },
  changes: {
    outfit:
      'haz un conjunto con eso, haz un conjunto con esto, haz un look con esto, haz un outfit con esto, haz un outfit con eso, hazlo un outfit, hazlo un conjunto, conviértelo en un outfit, conviértelo en un conjunto, conviértelo en un look, convierte esto en un outfit, convierte esto en un conjunto, convierte esto en un look, convierte eso en un outfit, convertirlo en un outfit, convertirlo en un conjunto, convertirlo en un look, arma un outfit con, arma un look con, arma un conjunto con, ármame un outfit con, ármame un look con, un outfit alrededor, un look completo con esto, un conjunto completo con esto, móntame un look con, monta un look con, monta un conjunto con, completa el look, completa el outfit, completa el conjunto, completar el look, completar el outfit, completar el conjunto, complétalo con el resto',
    cheaper:
      'más barat*, más económic*, demasiado caro, muy caro, muy cara, menos caro, carísimo, más asequible, es caro, se sale del presupuesto, se me va de precio, se pasa de presupuesto, muy caros, demasiado cara, cuesta mucho, cuesta demasiado, más accesible, no me alcanza, algo caro, me paso del presupuesto, menos cara, rebaja el precio, un ojo de la cara, carísima, un poco caro, precio más bajo, no puedo pagar, baja el precio, más baratito, un dineral, más barato, mas barato, mas baratos, más económico, barato porfa, menos precio, bajar el precio, algo más barato, se me va, se me va de presupuesto, me paso de presupuesto, qué caro, es un pastón, por menos, más baratas, más barata, carito, no me llega',
    dearer:
      'más caro, más cara, mejor calidad, más lujoso, más lujo, puedo gastar más, más premium, más calidad, más exclusivo, de más calidad, gastar un poco más, se ve barato, más lujosa, subir el presupuesto, algo mejor',
    more: 'más opciones, enséñame más, muéstrame más, otros looks, otras opciones, ver más, más ideas, otras ideas, siguiente, qué más, muestra más, más outfits, quiero ver más, más propuestas, dame más, ver otros, ver otras, más por favor, más looks, otras propuestas, otro look, tienes más, otra opción, algo más, otro conjunto, más conjuntos, otra idea, muéstrame otros, muéstrame otras, enséñame otros, enséñame otras, otros conjuntos, otro outfit, más alternativas, más cosas, otros, qué más tienes, ponme más',
    other:
      'otra cosa, algo diferente, algo distinto, uno distinto, otro, otra, otros, otras, cambia*, cámbia*, cambiar, sustituye, otro look, otra propuesta',
    other_colour:
      'otro color, otros colores, color diferente, color distinto, qué colores, otra tonalidad, cambia el color, cambia de color, cambiar el color, cambiar de color, qué otros colores, cámbiale el color, diferente color, otro tono, en otro color, distinto color',
    in_colour: '',
    warmer:
      'más abrigad*, más calent*, muy frío para, pasaré frío, voy a pasar frío, demasiado fresco, más abrigo, me voy a congelar, que abrigue más, más calentito, me congelo con, poco abrigado, muy fresco, muy fino, muy ligero, me voy a helar, no abriga, me dará frío, me va a dar frío, más abrigado, abrigue más',
    cooler:
      'más fresc*, más fresquit*, menos abrigad*, demasiado abrigad*, muy abrigad*, demasiado calor, me asaré, me voy a asar, más liger*, mucho calor con, muy caluroso, más livian*, me voy a morir de calor, da calor, pasaré calor, voy a pasar calor, voy a sudar, muy grueso, demasiado grueso, más veranieg*, más fresco, más fresquito, más ligero',
    longer:
      'más larg*, demasiado cort*, muy cort*, menos cort*, alarga*, tan cort*, alárgal*, cortísim*, muy mini, más largo, más larga, demasiado corto, muy corto, corta, demasiado corta, muy corta',
    shorter:
      'más cort*, demasiado larg*, muy larg*, menos larg*, acorta*, tan larg*, acórtal*, larguísim*, más corto, más corta, demasiado largo, muy largo',
    looser:
      'más holgad*, más suelt*, más anch*, demasiado ajustad*, muy ajustad*, menos ajustad*, muy ceñid*, demasiado ceñid*, muy apretad*, menos ceñid*, muy pegad*, tan ajustad*, tan ceñid*, más floj*, me aprieta, aprieta mucho, muy estrech*, demasiado apretad*, tan apretad*, tan pegad*, demasiado estrech*, menos pegad*, menos apretad*, más ampli*, demasiado pegad*, más ancho, más suelto, más holgado, demasiado ajustado, muy ajustado, muy ceñido, menos ajustado, más holgadito, me tira, me tiran, me aprietan, tira de',
    tighter:
      'más ajustad*, más ceñid*, más entallad*, muy anch*, demasiado anch*, muy holgad*, demasiado holgad*, muy suelt*, más pegad*, tan anch*, tan holgad*, demasiado suelt*, me queda grande, queda enorme, parezco un saco, menos holgad*, menos anch*, muy floj*, muy grande, demasiado grande, menos suelt*, que marque más, más ajustado, más ceñido, más entallado, muy ancho, demasiado ancho',
    dressier:
      'más elegante, más formal*, más arreglad*, más de vestir, demasiado informal, muy informal, muy casual, más vestido, demasiado casual, más fino, más chic, más sofisticad*, menos informal, más glamuros*, menos casual, más fiesta, más lucid*, muy sencill* para, poco elegante, poco arreglad*, muy simple para, más serio, más seria, más festiv*, más glam, muy deportiv*, más formal, más arreglado, más vestir',
    plainer:
      'más informal*, más casual*, menos formal*, menos arreglad*, demasiado formal*, muy formal*, más sencill*, demasiado elegante, muy elegante, menos elegante, más relajad*, muy arreglad*, tan formal*, tan arreglad*, demasiado arreglad*, tan elegante, más de diario, más cómodo e informal, más simple, muy seri*, menos seri*, demasiado seri*, más desenfadad*, más tranqui, más normalit*, menos fino, más de sport, más informal, más sencillo, menos formal, demasiado formal, muy arreglado, más casual',
    bolder:
      'más atrevid*, más llamativ*, más divertid*, muy aburrid*, aburrid*, más alegre, más color, más colorid*, más sexy, más arriesgad*, muy sencillo, más original*, más vida, más moderno, muy clásico, muy apagad*, más vistos*, demasiado aburrid*, más juvenil, de señora, muy soseras, más chispa, demasiado clásic*, más loc*, menos aburrid*, muy simple, más rompedor*, muy básic*, muy trist*, demasiado simple, más brillo, más rocker*, más atrevido, aburrido, soso, sosa, más llamativo, muy soso, sosos, sosas, sosito, sosita, sosainas, demasiado soso, demasiado sosa, muy sosa, menos soso, menos sosa, sin sal, sosísimo, sosísima',
    quieter:
      'más discret*, más sobri*, menos llamativ*, demasiado llamativ*, muy llamativ*, muy colorid*, menos colorid*, muy chillón, menos atrevid*, más neutro, demasiado atrevid*, tan llamativ*, muy atrevid*, demasiado colorid*, tan colorid*, menos color, muy escotad*, muy chillon*, menos chillón, muy recargad*, menos recargad*, más suave, demasiado escotad*, menos vistos*, menos sexy, muy sexy, demasiado sexy, tan atrevid*, tan chillón, tan recargad*, demasiado chillón, muy fuerte, muy vulgar, más apagad*, canta mucho, demasiado recargad*, más discreto, menos llamativo, demasiado llamativo, más sobrio, demasiado brillo, demasiado brillante, más discreta, más discretito',
    undo: 'lo de antes, vuelve a lo anterior, deshacer, deshaz, el anterior, la anterior, como antes, vuelve atrás, regresa al anterior, vuelve al anterior, vuelve a lo, regresa a lo, vuelve a poner, volver atrás, lo anterior, el de antes, la de antes, el primero era mejor, devuélveme el, el primero me gustaba más, regresa al, los de antes, atrás, ponlo como antes, los anteriores',
    start_over:
      'empezar de nuevo, empecemos de nuevo, desde cero, de cero, empieza de nuevo, reinicia*, volver a empezar, vuelve a empezar, empezamos de cero, empieza otra vez, borrón y cuenta nueva, desde el principio, empezar otra vez, olvida todo, bórralo todo y, comienza de nuevo, comenzar de nuevo, otra vez desde, nueva búsqueda, empezamos de nuevo, reiniciar',
  },
  qualities: {
    expensive: 'caro, cara, caros, caras, costoso, carísimo',
    cheap: 'barato, barata, económico, asequible',
    long: 'largo, larga, largos',
    short: 'corto, corta, cortos, cortas',
    tight:
      'ajustado, ajustada, ceñido, ceñida, apretado, apretada, estrecho, pegado, pegada, estrechos, estrecha, estrechas, ajustados, justo, justa, justos',
    loose: 'ancho, ancha, holgado, holgada, suelto, suelta, grande, grandes, anchos, anchas',
    warm: 'abrigado, abrigada, caliente, caluroso',
    cool: 'frío, fresco, fría, fresca, fino',
    dressy: 'formal, elegante, arreglado, arreglada, serio, seria, pomposo, pomposa',
    plain: 'hombros anchos, espalda ancha, informal, casual, sencillo, sencilla',
    bold: 'llamativo, llamativa, atrevido, atrevida, chillón, colorido, recargado, escandaloso',
    quiet: 'aburrido, aburrida, soso, sosa, básico, apagado, triste, simple, clásico',
  },
  questions: {
    who_are_you:
      'quién eres, quién sos, quién es usted, cómo te llamas, quién es sophia, cómo te llamás, con quién hablo, preséntate, tu nombre, con quién estoy hablando, quien eres, como te llamas, quien sos, y tú quién, y tu quien',
    are_you_human:
      'eres un robot, sos un bot, eres humana, eres real, persona real, eres un bot, eres una ia, sos humana, sos real, eres una máquina, robot, chatbot, inteligencia artificial, sos un robot, eres una persona, sos una persona, de verdad o, un bot, chatgpt, eres humano, de carne y hueso, sos una ia, eres persona, eres ia',
    what_can_you_do:
      'qué sabes hacer, qué puedes hacer, cómo funciona esto, cómo me ayudas, qué haces, en qué me puedes ayudar, cómo funcionas, qué podés hacer, para qué sirves, cómo puedes ayudarme, qué sabés hacer, en qué puedes ayudar, cómo me puedes ayudar, me puedes ayudar, qué puedo preguntarte',
    returns:
      'devolver*, devolución*, devuelvo, cambio de talla gratis, reembolso*, devoluciones, puedo cambiar, regresar, regresarlo, lo puedo cambiar, devolverlo, cambios y devoluciones, devuelven el dinero, si no me queda, cambiarlo si, retornar, devolver, devolución, reembolso, se puede devolver, puedo devolver, si no me queda bien, devolverlos, cómo devuelvo',
    delivery:
      'envío*, entrega*, llega*, tarda*, cuándo llega, envían, reparto, mandan a, hacen envíos, despacho a domicilio, envían a, envíos, costo de envío, demora, demoran, pedido llega, llegue, envío, cuánto tarda, gastos de envío, llega a tiempo, enviáis, entrega',
    paid_link:
      'comisión*, comisiones, afiliad*, patrocinad*, publicidad, ganas dinero, ganan dinero, te pagan, cobran por, os pagan, cobráis, enlace pagado, les pagan, anuncio, ganáis, porcentaje, lleváis algo, te llevas algo, gana*/cobra*/paga*/llev* + enlace*/link*/compro/clic/click, comisión, patrocinado, afiliado, enlaces pagados',
    who_sells:
      'quién vende, qué tienda, dónde lo compro, dónde compro, dónde se compra, de qué marca, de qué tienda, qué marca, dónde puedo comprar, lo vendéis, quién lo vende, lo venden ustedes, dónde lo venden, dónde puedo encontrar, en qué tienda, quién es el vendedor, a quién le compro, dónde lo encuentro, venden ustedes, dónde los venden, dónde la venden, dónde la compro, dónde los compro',
    sizes:
      'qué talla, guía de tallas, mi talla, talla pequeño, talla grande o pequeño, tallan, talla pido, tabla de tallas, talla debo, tallaje, qué número, talla soy, me quedará bien, me valdrá, cómo talla, talla uso, talla me, que talla, mi talla cuál',
    care: 'lavar*, lavo, lava, lavadora, planchar, cuidados, tintorería, plancha, se lava, limpiar, limpia, secadora, lavado, encoge, planchado, plancho',
    privacy:
      'foto/fotos/imagen/imágenes/selfie/datos/selfies + qué hacen/guarda*/ve/privad*/comparte*/segur*/borra*/quién/va/hacéis/pasa/almacen*/guardáis/quedan/suben/usan/usáis/usas/haces/hace, privacidad, protección de datos, datos personales',
    costs:
      'cuánto cuestas, es gratis, cuesta usar, créditos, crédito, suscripción, tengo que pagar, gratis, luxe, cuánto cobras, hay que pagar, es de pago, tiene costo, me cobran, cobra por usar, cuánto vale el servicio, hay que pagar algo, cuánto cuesta el servicio, cuesta algo, tiene algún costo, cuánto cuesta luxe, mensualidad, cuota, cuánto cuesta la app, cuánto cuesta probar, cuánto cuesta esto, hay que suscribirse, pagar por usar, cuánto cuesta usar, es gratuito',
    how_try_on:
      'probármelo, me lo pruebo, probar*, en mi foto, verlo en mí, verme con, ver cómo me queda, probador, me queda puesto, cómo me queda, cómo me quedaría, pruebo, probármela, en mi cuerpo, verme puesta, verlo puesto, cómo se me ve, cómo se vería en mí, probármelos',
    why: 'por qué, por qué me, cómo es que, cuál es la razón',
    in_stock:
      'hay stock, disponible*, agotad*, en stock, queda en, hay existencias, quedan, stock, existencias, queda alguno, sigue a la venta, todavía hay, hay en mi talla, lo tienen en',
    forecast:
      'qué tiempo va a hacer, qué tiempo hace, qué tiempo hará, cómo está el tiempo, qué clima, qué tiempo, qué clima, pronóstico para, tiempo hará, cómo está el clima, clima de mañana, cómo estará el tiempo, lloverá, hará calor, hará frío, cómo va a estar el clima, tiempo va a hacer',
    delete_data:
      'borra*/elimina*/bórra*/elimín*/quita/dar de baja + datos/cuenta/foto/fotos/todo lo mío/perfil/imagen/historial/imágenes/información, olvídame, eliminar mi cuenta, darme de baja, cerrar mi cuenta',
    contact:
      'contact*, atención al cliente, hablar con una persona, teléfono, correo electrónico, hablar con alguien, servicio al cliente, número de teléfono, reclamar, reclamación, hablar con un humano, escribirles, persona real con, comunicarme con, queja, soporte, hablo con alguien, mail de, un mail, a quién escribo, llamarles, llamaros, whatsapp, contacto, contactar',
  },
  social: {
    hello:
      'hola*, buenas*, buenos días, qué tal, hey, buenas tardes, buenas noches sophia, qué onda, ey, holi, qué hubo, cómo estás, saludos, cómo andas, quiubo, buenas noches',
    thanks:
      'mil gracias, gracias guapa, muchas gracias, gracias*, mil gracias, muchas gracias, te agradezco, gracias guapa, muy amable, graciass, thanks',
    bye: 'adiós*, chau, chao, hasta luego, nos vemos, hasta mañana, buenas noches, bye, me voy a dormir, hasta pronto, hasta la próxima, me despido, hasta otra, ciao, cuídate',
    compliment:
      'me encanta*, qué bonit*, me gusta*, divin*, genial, perfecto, qué lindo, hermos*, espectacular, qué guap*, lo amo, bellísim*, está padre, qué chulo, estupendo, me flipa, buenísimo, maravillos*, increíble, qué chul*, qué chido, qué padre, fabulos*, qué belleza, brutal, pinta bien, qué mono, qué mona, bárbaro, excelente, padrísimo, re lindo, buen gusto, muy bonit*, fantástic*, bien hecho, qué cuqui, lo quiero, precioso, preciosa, preciosos, preciosas, preciosidad, preciosón',
    complaint:
      'no me gusta*, feo, fea, feos, feas, horrible*, qué horror, no me convence, fatal, no es mi estilo, qué asco, espantos*, horroros*, feísim*, no es lo mío, odio esto, qué feo, no me va, un desastre, cutre, de abuela, hortera, pésimo, no me gustó, no me mola, no me agrada, asqueroso, naco, naca, me parece feo, no va conmigo, de vieja, no me favorece, ridícul*, no me late, espanto, no pega, una porquería, no me gustaron, decepcionad*, mamarracho, no me encanta, birria',
    yes: 'sí, vale, claro, ok, dale, por supuesto, perfecto sí, de acuerdo, okey, venga, sip, bueno, va, órale, desde luego, sí por favor, adelante, eso es, exacto, obvio, simón, sale',
    no: 'no, no gracias, para nada, mejor no, nop, nunca, qué va, ni hablar, de ninguna manera, jamás',
    unsure:
      'no sé, ni idea, no lo sé, no estoy segura, tal vez, quizás, no tengo idea, quizá, no tengo ni idea, duda, no me decido, ando perdida, sepa, mmm, indecisa, a saber, no sabría, estoy perdida',
    surprise:
      'sorpréndeme, sorprendeme, elige tú, tú eliges, elegí vos, lo que quieras, tú decides, da igual, me da igual, decide tú, lo que sea, como quieras, a tu gusto, elige por mí, tú mandas, vos elegí, decidí vos, me da lo mismo, confío en ti, lo dejo en tus manos, lo que tú digas, escoge tú, tú escoges, cualquier cosa, al azar, a tu criterio, usted elija, sorpréndame, lo que veas, me es igual',
  },
  dates: {
    today:
      'hoy, esta mañana, esta tarde, ahora, ahora mismo, hoy mismo, en un rato, al rato, luego en una hora, este mediodía',
    tonight: 'esta noche, hoy en la noche, hoy por la noche, hoy a la noche',
    tomorrow: 'mañana*, mañana por la noche, mañana por la tarde, mañana en la noche, mañana, pasado',
    weekend:
      'este fin de semana, fin de semana, el sábado, el domingo, sábado, domingo, finde, este finde, próximo fin de semana, sábado noche, próximo sábado, sabadito, el finde, finde que viene',
    next_week:
      'próxima semana, semana que viene, semana próxima, semana entrante, lunes que viene, martes que viene, jueves que viene, viernes que viene, miércoles que viene, próximo lunes, próximo viernes, próximo jueves, próximo martes, próximo miércoles, en una semana, otra semana, la semana próxima',
  },
  months:
    'enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre/setiembre, octubre, noviembre, diciembre/dic',
  seasons: {
    spring: 'primavera*',
    summer: 'verano*, veranieg*',
    autumn: 'otoño*, otoñal',
    winter: 'invierno*',
  },
  budget: {
    most: 'gasto, quiero gastar, gastaría, menos de, por menos de, hasta, máximo, max, como mucho, no más de, presupuesto, presupuesto de, unos, alrededor de, tope, por debajo de, que no pase de, que no pasen de, más o menos, sin pasar de, por, tengo, máximo de, no pasar de, para gastar, gastar, no supere, a lo mucho, límite, aproximadamente, o menos, como máximo, menor a, inferior a, sin pasarme de, a lo sumo, solo tengo, topo, que no cueste más de, que no supere, de presupuesto, cerca de, maximo, tope de, no llegue a, sobre, sobre los, en torno a, hasta los, rondando los, sobre unos, que ronde los, no exceder, sin exceder, no sobrepase, no quiero pasarme de, límite de, me puedo gastar, desembolsar, a eso de',
    least:
      'más de, mínimo, desde, a partir de, al menos, por lo menos, o más, como mínimo, arriba de, para arriba, en adelante, por encima de, mayor a, mínimo de',
    between: 'entre, de, desde, de entre, entre unos',
    to: 'y, a, hasta, o',
    low: 'barat*, económic*, poco dinero, presupuesto ajustado, que no sea cara, que no sea caro, no muy caro, asequible*, low cost, sin gastar mucho, poca plata, poco presupuesto, bajo presupuesto, no gastar mucho, nada caro, no tengo mucho dinero, pelada de dinero, buen precio, sin dinero, bueno bonito y barato, pocos recursos, no muy cara, corta de dinero, ando corta, gastar poco, sin gastarme un dineral, que no cueste mucho, ando sin plata, no tan caro, presupuesto limitado, ganga, baratito, baratita, apretada de dinero, presupuesto pequeño, ahorrar, no demasiado caro, de oferta, que no salga caro, sin un duro, sin arruinarme, chollo, presupuesto bajo, estoy tiesa, pobre, precio bajo, fin de mes, no muy caros, barato, barata, económico, económica, asequible, no puedo gastar mucho, sin dejarme, justa de dinero, justo de dinero, ando justa, ando mal de dinero, mal de dinero, no tengo dinero, sin blanca, pelada, sin pasta, poca pasta, ajustada de dinero, bien de precio',
    high: 'capricho, darme un capricho, lujo, gama alta, invertir, darme un gusto, darme un lujo, lujos*, de lujo, gastar bien, tirar la casa por la ventana, alta gama, derrochar, inversión, diseñador, no me importa gastar, buena plata, presupuesto alto, premium, de diseñador, de marca cara, permitirme, caprichito, gastar bastante, de marca',
    open: 'el dinero no importa, no importa el precio, sin límite de precio, dinero no es problema, el precio da igual, cueste lo que cueste, sin límite, me da igual el precio, precio no importa, da igual el precio, no importa cuánto, presupuesto ilimitado, no importa lo que cueste, no importa el dinero, el precio no es problema, sin límites, la plata no importa, precio es lo de menos, dinero es lo de menos, presupuesto libre, sin tope, presupuesto abierto, el presupuesto no es problema, precio me da igual, el dinero da igual, plata no es problema, sin presupuesto',
  },
  currencies:
    'euros=EUR, euro=EUR, pavos=EUR, eur=EUR, pesos=MXN, pesos mexicanos=MXN, pesos argentinos=ARS, pesos chilenos=CLP, pesos colombianos=COP, soles=PEN, dólares=USD, dólar=USD, libras=GBP, lucas=CLP, mxn=MXN, varos=MXN, usd=USD, bolívares=VES, quetzales=GTQ, francos=CHF, yenes=JPY, leuros=EUR, eurillos=EUR, colones=CRC, balboas=PAB, bolivianos=BOB, lereles=EUR, dolares=USD, reales=BRL, ars=ARS, clp=CLP',
  numbers:
    'cero=0, dos=2, tres=3, cuatro=4, cinco=5, seis=6, siete=7, ocho=8, nueve=9, diez=10, once=11, doce=12, trece=13, catorce=14, quince=15, dieciseis=16, diecisiete=17, dieciocho=18, diecinueve=19, veinte=20, veintiun=21, veintidos=22, veintitres=23, veinticinco=25, treinta=30, cuarenta=40, cincuenta=50, sesenta=60, setenta=70, ochenta=80, noventa=90, cien=100, ciento=100, doscientos=200, trescientos=300, cuatrocientos=400, quinientos=500, seiscientos=600, setecientos=700, ochocientos=800, novecientos=900, mil=1000, veinticuatro=24, veintiseis=26, veintisiete=27, veintiocho=28, doscientas=200, trescientas=300, quinientas=500, lucas=1000',
  grammar: {
    not: 'no, sin, nada de, ni, odio, evita, evitar, nunca, jamás, menos, tampoco, detesto, nada, ningún, ninguna, no quiero, no me pongas, harta de, no soporto, no me gusta, cansada de, aborrezco, no me sienta bien, no me queda bien, me sienta mal, me sientan mal, me queda fatal, no aguanto, no uso, que no sea, no me gustan, no me quedan bien, no me favorece, evitando, no me va, no llevo, no puedo llevar, no puedo con, alérgica a, no me van, me queda mal, me quedan mal, no tolero, fuera, me apaga, paso de, cero, ya no quiero, tengo prohibido, me sienta fatal, en vez de, que no lleve, harto de, aburrida de, tirria, ningún tipo de, no pega, no me pongo, huyo de',
    notBefore:
      'no, prohibido, prohibidos, prohibida, prohibidas, me sienta mal, me sientan mal, me queda mal, me quedan mal, ni de broma, ni hablar, no gracias, no me favorece, ni loca, no me queda, no me quedan, ni en pintura, no me gusta, no me gustan, me apaga, no se permite, no se permiten, no está permitido, no me sienta, vetado, vetados, me hace mala cara, no me va, no me van, me queda fatal, ni de coña, no me pega, me da alergia, me pica, descartado, no están permitidos, no se vale, no va conmigo, ni en broma, descartados, no me sienta bien, los odio, lo odio, fuera',
    ratherThan:
      'en vez de, en lugar de, antes que, en lugar de la, en lugar del, en lugar de los, en lugar de las, en vez de la, en vez del, en vez de los, en vez de las, en lugar de esa, en lugar de ese, en lugar de esos, en vez de esos',
    except:
      'excepto, menos, todo menos, salvo, cualquier color menos, cualquier color que no sea, que no sea, cualquier color excepto, todos los colores menos, cualquiera menos, quitando, a excepción de',
    but: 'pero, mejor, sino, aunque, prefiero, por favor, sin embargo, solo, sólo, eso sí, mejor algo, más bien, porfa, en cambio, esta vez, este año',
    yes: 'sí, me gusta, me encanta, quiero, prefiero, me sienta bien, me va bien, me favorece, me queda bien, vale, ok, está bien, encantada, me quedan bien, me sientan bien, se permite, adoro, amo, me gustan, me encantan, me van, me favorecen, me flipa, busco',
    and: 'y, o, e, u, así como, y también',
    with: 'con, para, a juego con, combinado con, en, a, junto con',
    too: 'demasiado, demasiada, muy, tan, demasiado de, bastante',
    sits: 'me queda, me quedan, me está, me están, me va, me van, me queda un poco, me quedan un poco, está, están, queda, quedan',
    more: 'más, un poco más, algo más, un poquito más, mucho más, más bien',
    less: 'menos, un poco menos, algo menos, no tan, no tanto',
    other:
      'otro, otra, otros, otras, diferente, distinto, distinta, cambia, cámbiame, cambiar, no ese, no esa, no esos, distintos, diferentes, sustituye, cámbiale, nuevos, nuevas, no estos, no estas, reemplaza, cambie, distintas, no este, no esta, cambiame, cámbiala, cámbialo, en lugar de la, en lugar del, en lugar de los, en lugar de las, en vez de la, en vez del, en vez de los, en vez de las, en lugar de esa, en lugar de ese, en lugar de esos, en vez de esos',
    same: 'lo mismo, el mismo, la misma, igual, los mismos, las mismas, este en, esta en, igual pero en, lo mismo en, mismo en, lo tienes en, hay en, esto en, eso en, ese en, esa en, existe en, viene en, la tienes en, lo tienen en, los tienes en, también en, ese mismo, hay este, está en color, ponlo en, pónmelo en, lo hay en, la hay en, idéntico, la tienen en, los hay en',
    this: 'este, esta, estos, estas, ese, esa, esos, esas, aquel, aquella',
    add: 'añade, agrega, pon también, suma, añádele, agrégale, ponle, sumale, añadir, agregar, complementa con, incluye, súmale, échale, métele, pon, ponme, añádeme, falta un, falta una',
    remove:
      'quita, quítale, sin el, sin la, saca, quítame, elimina el, elimina la, sácale, quitar, quite, sin los, sin las, fuera el, fuera la, sacale, quitale, retira, quitá, elimina, borra, elimíname, sácame, no quiero el, no quiero la, quítalo, quítala, quítalas, quítalos, sácala, sácalo',
    keep: 'deja, mantén, quédate, me quedo con, conserva, deja el, deja la, guarda, mantener, mantené, dejá, me gusta el, me gusta la, conservar, déjame, no cambies, quédate con, dejar',
    rest: 'el resto, lo demás, todo lo demás, los demás, resto, las demás, todo lo otro, lo otro, demás',
    colour: 'color, colores, tono, tonos, tonalidad',
    outfit:
      'todo el look, todo, total, en total, conjunto, outfit, look completo, conjunto completo, look entero, todo el conjunto, todo el outfit, todo junto, de pies a cabeza, atuendo, por todo, vestuario completo, el look, entero, al completo, el conjunto, outfit completo, en conjunto',
    piece:
      'por prenda, cada prenda, por pieza, cada pieza, la prenda, cada una, cada uno, la pieza, prenda, c/u, por artículo, pieza',
    for: 'para, regalo para, es para, algo para, pa, regalar a, regalarle a, busco para',
    man: 'marido, esposo, novio, hermano, padre, papá, hijo, hombre, él, chico, caballero, abuelo, tío, pareja hombre, hombres, suegro, sobrino, primo, cuñado, novio formal, señor, caballeros, pololo, yerno, padrino, prometido',
    woman:
      'mujer, esposa, novia, hermana, madre, mamá, hija mayor, ella, chica, abuela, tía, señora, mujeres, suegra, sobrina, prima, cuñada, amiga, dama, polola, damas, nuera, madrina, prometida',
    child:
      'niño, niña, niños, bebé, nene, nena, peque, hijo de, hija de, mi hijo tiene, mi hija tiene, bebe, nieto, nieta, crío, chamaco, chiquilla, pequeña de, pequeño de, chiquillo, peques, mi niño, mi niña, críos',
    needs:
      'necesita, ocupa, busca, quiere un, quiere una, quiere unos, quiere unas, anda buscando, no tiene qué ponerse, precisa, le hace falta',
    outside:
      'fuera, tiempo, grados, hace, hará, clima, afuera, en la calle, temperatura*, va a hacer, está haciendo, estará, hacer, hacía',
    yearsOld: 'años, añitos, tacos, abriles, primaveras',
    iAm: 'tengo, de, edad, cumplo, mi hijo tiene, mi hija tiene, con, cumplí',
    turns: 'cumple, cumplo, cumplen, hace los',
    size: 'talla, uso la, uso talla, talle, soy talla, uso una',
    height: 'mido, estatura, altura, mide, de alto',
    minus: 'menos, bajo cero',
    degrees: 'grados, grado, centígrados, celsius, c, graditos',
    fahrenheit: 'fahrenheit, f',
    in: 'en, a, de, por, desde, hasta',
    travel:
      'voy a, viajo a, vamos a, días en, semana en, viaje a, me voy a, escapada a, finde en, ir a, nos vamos a',
    plain:
      'en casa de, chica, toda de, no solo, yo, tú, vos, él, ella, nosotros, ustedes, usted, me, te, se, nos, le, lo, la, el, los, las, un, una, unos, unas, de, del, al, a, en, por, para, mi, mis, tu, tus, su, sus, nuestro, que, qué, cual, cuál, como, cómo, cuando, cuándo, donde, dónde, quien, es, soy, eres, está, estoy, estamos, son, fue, era, ser, estar, ir, voy, va, vas, vamos, iré, tengo, tiene, tener, hay, hacer, hace, haz, puede, puedo, puedes, podría, debo, debería, quiero, quisiera, busco, necesito, dame, ponme, pon, enseña, enséñame, muestra, muéstrame, ayuda, ayúdame, recomienda, llevar, llevo, lleva, ponerme, pongo, vestir, vestirme, visto, usar, uso, algo, alguna, algún, algunos, ropa, outfit, look, looks, conjunto, conjuntos, prenda, prendas, cosa, cosas, idea, ideas, estilo, tipo, día, días, noche, tarde, semana, mes, año, vez, bien, mal, mucho, muchos, poco, poca, más, menos, también, ya, aún, todavía, siempre, ahora, luego, después, antes, durante, desde, hasta, entre, sobre, si, porque, pues, así, este, esta, esto, ese, esa, eso, estos, estas, amiga, amigo, amigas, amigos, hermana, hermano, prima, primo, tía, tío, sobrina, sobrino, hija, hijo, mamá, papá, madre, padre, abuela, abuelo, novio, novia, marido, esposo, mujer, invitada, invitado, invitación, favor, porfa, por favor, eh, ay, oye, mira, pues, bueno, buena, bonito, bonita, lindo, linda, nuevo, nueva, grande, pequeño, toda, todo, todos, todas, cada, sophia, gustaría, encantaría, creo, pienso, dice, dicen, dijo, hora, horas, gente, persona, va a, ser que, código, dress code, tal, sea, fui, allí, allá, aquí, acá, quedar, queda, opciones, casa, ponerse, poner, con, y, o, pero, sí, muy, mucha, tan, hoy, porfi, gracias, hola, jaja, vale, jefe, jefa, compañera, compañero, vecina, cuñada, suegra, peques, niños, niño, niña, críos, invitaron, falta, tengo ya, sería, pueden, podés, ponte, dime, ver, enseñar, mirar, sé, saber, color, colores, tono, talla, años, mañana por, todo el día, otra vez, viene, próximo, próxima, que viene, guapo, ideal, mono, chulo, chula, hospital, empresa, banco, colegio, pueblo, ciudad, norte, sur, hotel, finca, jardín, aire libre, fuera de, dentro, aunque, pq, xq, q, k, x, xfa, tb, tmb, en el campo, de campo, en una finca, en la finca, al aire libre, no encuentro, nunca encuentro, no encuentro ningún, no encuentro nada, y pico, qué color me, qué colores me, a menudo, ahijada, ahijado, sobrinos, primas, suegro, cuñado',
    venue:
      'bar, hotel, restaurante, calle, plaza, banco, café, cafetería, club, avenida, teatro, discoteca, hostal, bodega, mesón, palacio, estación, barrio, casa, río',
    bears: 'el pelo, mi pelo, cabello, ojos, coche, mi piel',
    theirs:
      'ella lleva, él lleva, novia lleva, novia llevará, novia va de, novia irá de, damas van de, hermana va de, madre va de, amiga va de, hermana lleva, madre lleva, amiga lleva, ellas llevan, llevan todas, van todas de, viste siempre de, va siempre de',
    past: 'el año pasado, año pasado, la última vez, la otra vez, el verano pasado, el invierno pasado, el otro día, antes llevaba, llevé, llevaba, me puse, fui de',
  },
  things: {
    jeans: 'vaqueros, tejanos, jeans, mezclilla, pitillos, vaquero, jean, tejano',
    blazer: 'americana, saco, blazer, saco de vestir, chaqueta de traje, americanas',
    suit: 'traje de pantalón, traje sastre, traje, esmoquin, traje de chaqueta, traje pantalón, conjunto sastre, tuxedo, smoking, traje chaqueta',
    sneakers:
      'zapatillas, tenis, deportivas, championes, bambas, sneakers, playeras, zapatillas deportivas, zapas, zapatilla, converse, playeros',
    boots: 'botas, botas de agua, botas altas, katiuskas, botas de lluvia, botas camperas, bota',
    'ankle boots': 'botines, botín, chelsea, botitas, botinetas',
    heels: 'tacón, tacones, taco, tacos, zapatos de tacón, stilettos, taconazos, zapatos altos, tacon',
    flats: 'bailarinas, manoletinas, ballerinas, balerinas, flats, flatitos, merceditas, chatitas',
    sandals: 'sandalias, chanclas, ojotas, huaraches, cangrejeras, sandalia',
    bag: 'bolso, bolsa, cartera, bolsito, bandolera bolso, mochila bolso, bolsos, bandolera',
    jacket:
      'chaqueta, chamarra, campera, cazadora, chupa, chamarra de cuero, cortavientos, chubasquero, impermeable corto, rompevientos, chaquetón, casaca, chaquetita',
    trench: 'gabardina, trench, impermeable, chubasquero',
    sweater: 'jersey, suéter, chompa, buzo de lana, pulóver, jerséis, jersei, buzo, sueter',
    cardigan: 'cárdigan, rebeca, chaqueta de punto, saquito, chaquetita de punto, rebequita, cardigan',
    tee: 'camiseta, playera, remera, polera, polo de algodón, franela, camisetas',
    skirt: 'falda, pollera, faldas, faldita, minifalda',
    dress: 'vestido, vestidos, vestidito, túnica larga, vestidazo, traje de flamenca',
    shirt: 'camisa, camisas, camisón no, camisita',
    scarf: 'pañuelo, bufanda, chal, mantón, rebozo, fular, pashmina, estola, foulard',
    hat: 'sombrero, pamela, tocado, sombrero de paja, gorro sombrero, sombreros',
    earrings: 'pendientes, aretes, aros, zarcillos, pendiente',
    coat: 'abrigo, abrigos, tapado, sobretodo, abrigazo',
    puffer: 'plumas, plumífero, abrigo acolchado, anorak, acolchado',
    tights: 'medias, pantis, leotardos',
    belt: 'cinturón, cinto, correa, faja, cinturon, fajín',
    joggers: 'chándal, pants deportivos, jogging, pants',
    jumpsuit: 'mono, enterizo, enterito, palazzo enterizo, jumpsuit, mono largo',
    swimsuit: 'bañador, traje de baño, malla, bañadores',
    burgundy: 'color vino, vino, granate, burdeos, borgoña, vino tinto, guinda, tinto, berenjena',
    navy: 'azul marino, azul oscuro, marino, azul noche',
    'light blue': 'celeste, azul claro, azul cielo, azul pastel, azul bebé, azul clarito',
    blue: 'azul rey, azul eléctrico, azul klein, azul cobalto, azul real, azul, azules, azulón',
    turquoise: 'turquesa, azul petróleo, petróleo, verde azulado, aguamarina',
    green:
      'verde botella, verde oscuro, verde agua, verde claro, verde lima, verde pistacho, pistacho, salvia, verde salvia, verde manzana, verde, verdes',
    emerald: 'verde esmeralda, esmeralda',
    olive: 'verde oliva, oliva, aceituna',
    khaki: 'caqui, verde militar, verde caqui',
    pink: 'rosa, rosado, rosa palo, rosa pastel, rosita, rosa chicle, rosa viejo, rosa bebé, rosada',
    fuchsia: 'fucsia, rosa mexicano, magenta, buganvilla, rosa fucsia',
    purple: 'morado, violeta, púrpura, ciruela, morada',
    lilac: 'lila, malva, lavanda, lilas',
    red: 'rojo pasión, colorado, rojo vivo, rojo cereza, rojo, roja, rojos, rojas',
    brown: 'marrón, café, castaño, color café, café color, chocolate claro, marron',
    camel: 'camel, color camel, tostado, canela, cuero color, cognac, coñac, camello',
    cream:
      'crudo, marfil, hueso, crema, blanco roto, beige claro, champán, color hueso, perla, ivory, champagne',
    nude: 'color nude, maquillaje, nude, color carne, piel color',
    orange: 'naranja, anaranjado, naranjas',
    mustard: 'mostaza, ocre, amarillo mostaza',
    yellow: 'amarillo pastel, amarillo limón, amarillo, amarilla, amarillos',
    grey: 'gris perla, plomo, gris claro, gris oscuro, gris, grises',
    multicolour:
      'colores alegres, de colores, colorido, multicolor, mucho color, colores vivos, colorines, arcoíris, colores fuertes',
    sequin:
      'lentejuelas, brillos, brillo, brilli, brillante, brillantes, brilli-brilli, purpurina, paillettes, destellos, brilli brilli',
    leather: 'cuero, piel, polipiel no, cuero auténtico, polipiel cuero, de piel',
    'faux leather':
      'polipiel, cuero sintético, piel sintética, cuero vegano, cuero ecológico, símil cuero, ecocuero',
    suede: 'ante, gamuza, gamuzado',
    natural: 'tejidos naturales, fibras naturales, telas naturales, materiales naturales, tela natural',
    animal: 'vegan*, vegano, vegana, origen animal, cruelty free',
    denim: 'vaquero, mezclilla',
    velvet: 'terciopelo',
    floral:
      'flores, floreado, de flores, estampado floral, florales, florecitas, floral, con flores, florido, floreada, estampado de flores',
    'polka dot': 'lunares, puntos, topos, de lunares',
    striped: 'rayas, rayado, de rayas, marinera, raya diplomática, rayitas, a rayas',
    checked: 'cuadros, de cuadros, vichy, tartán, príncipe de gales, escocés, cuadritos, a cuadros',
    leopard: 'leopardo, animal print, print animal, estampado animal, cebra',
    ruffled: 'volantes, volante, olanes, olán, con volantes, de volantes, vuelos',
    maxi: 'largo, larga, largos, hasta el suelo, largas',
    mini: 'corto, corta, mini, cortito, minifalda, cortos, cortas',
    midi: 'midi, a media pierna, por debajo de la rodilla largo, media pierna',
    wrap: 'cruzado, pareo, envolvente, cruzada',
    'wide leg': 'pata ancha, palazzo, pierna ancha, de pata ancha, pierna amplia, culotte',
    straight: 'recto, rectos, recta, corte recto',
    'long sleeve': 'manga larga, mangas largas, de manga larga',
    'short sleeve': 'manga corta, mangas cortas, de manga corta',
    accessories: 'accesorios, complementos',
    trousers: 'pantalón, pantalones, pantalon, palazzo, culotte, pantalón de vestir, pitillo',
    shorts: 'shorts, pantalón corto, bermudas, short, bermuda',
    blouse: 'blusa, blusas, blusita',
    top: 'top, tops, corpiño, parte de arriba',
    sweatshirt: 'sudadera, sudaderas, buzo',
    hoodie: 'sudadera con capucha, hoodie',
    set: 'conjunto de dos piezas, dos piezas, conjunto',
    shoes: 'zapatos, zapato, calzado, zapatitos',
    loafers: 'mocasines, mocasín',
    espadrilles: 'alpargatas, esparteñas',
    clutch: 'cartera de mano, clutch, bolso sobre, cartera de fiesta, bolso de fiesta',
    beanie: 'gorro, gorro de lana',
    cap: 'gorra',
    necklace: 'collar, collares, gargantilla, colgante, cadena',
    bracelet: 'pulsera, brazalete',
    jewellery: 'joyas, bisutería, joyería',
    gloves: 'guantes',
    sunglasses: 'gafas de sol, gafas, lentes de sol',
    wool: 'lana, de lana',
    cotton: 'algodón, algodon',
    linen: 'lino',
    silk: 'seda',
    satin: 'satén, raso, satinado, saten',
    lace: 'encaje',
    coral: 'coral, salmón, melocotón, durazno',
    black: 'negro, negra, negros, negras, negrito',
    white: 'blanco, blanca, blancos, blancas, blanquito',
    beige: 'beige, beis, arena, tostado',
    gold: 'dorado, dorada, dorados, oro',
    silver: 'plateado, plata, plateada, plateados',
  },
  places:
    'madrid, barcelona, sevilla, valencia, bilbao, málaga, granada, zaragoza, san sebastián, santander, mallorca, ibiza, marbella, canarias, tenerife, méxico, ciudad de méxico, cdmx, guadalajara, monterrey, cancún, tulum, buenos aires, córdoba, mendoza, bariloche, santiago, bogotá, medellín, cartagena, lima, cusco, quito, caracas, montevideo, punta del este, la habana, miami, nueva york, parís, londres, roma, lisboa, oporto, berlín, ámsterdam, milán, florencia, venecia, tokio, marrakech, marruecos, grecia, italia, portugal, francia, dubái, bali, toledo, salamanca, cádiz, alicante, murcia, vigo, gijón, oviedo, burgos, león, puebla, oaxaca, acapulco, rosario, mar del plata, valparaíso, islandia, tailandia, japón, viena, praga, galicia, asturias, formentera, menorca, jerez, pamplona, logroño, mérida, tijuana, cali, guayaquil, la paz, asunción, guatemala, costa rica, panamá',
}
