import type { WordsOfSophia } from '../source.ts'

export const words: WordsOfSophia = {
  language: 'pt',
  colours: 'after',
  homographs: 'é e avó avô vó vô',
  lookalikes:
    'caso, casos, case, frente, porta, portas, juntos, juntas, junto, meio, meios, sai, saio, saindo, longe, vivo, vivos, vive, vives, vivas, vim, vimos, direito, direita, direitos, olhe, olho, olhes, olhas, mente, mentes, missão, luta, lutas, tempos, sozinho, sozinha, passei, risco, riscos, contas, conte, contes, contou, contrato, planos, justiça, bala, balas, encontrou, encontrado, encontra, encontre, encontrar, encontrei, encontras, carreira, mudança, mudanças, corpos, milhão, santo, santa, fantasma, terceiro, terceira, sede, ferida, feridas, ferido, esquisito, esquisita, basicamente, marcas, marca, resta, restos, vinha, topo, pensado, saibas, sabias, macaco, macacos, calado, calados, linhas, fatal, park, prato, pratos, esquina, comissário, negativo, feito, feita, feitos, feitas, feijão, feijões, feitiço, feiticeiro, firme, mental, largar, largue, certa, certas, certos, entra, entro, entras, entres, entrar, entrada, juízo, baixar, baixe, informar, solteiro, solteira, solteiros, solteiras, soltar, salva, salve, salvos, presta, combinação, falhou, folha, folhas, gravidade, oiça, oiço, profissão, seria, serias, seriam, série, séries, chatear, chateado, chateada, chatice, distintivo, andares, galáxia, fracos, fraco, operar, conceito, pirata, ciente, alturas, saltou, violenta, marcou, marcação, previsto, arrastar, brinca, brincar, brincando, bolinhos, grades, precisão, maldita, maldito, alimentação, freira, senadora, compro, diferenças, diferença, adversário, suporto, importante, importantes, bolso, bolsos, média, médias, médio, médios, fotografia, trabalhoso, musica, música, contacto, certeza, casar',
  occasions: {
    wedding_guest:
      'casamento*, bodas, madrinha de casamento, dama de honor, convidada de casamento, casório, se casa, vai casar, vão casar, mãe da noiva, mãe do noivo, casamento, casamentos, madrinha, casamento da minha amiga, cerimônia de casamento, casar amiga, convidada, noiva vai de, noiva usa, noiva de, madrinhas vão de, madrinhas de, enlace, matrimónio, casamento da, casamento do, casamento de dia, casamento à noite, casamento no campo, boda, copo-de-água, copo de água, padrinhos, ser madrinha, madrinha de casório, mãe dos noivos, dama de honra, daminha, mini wedding, casa a minha, casa o meu, se casam, casam-se, casa-se, testemunha do casamento, recepção de casamento, miniwedding',
    bride:
      'vou casar, vou me casar, sou a noiva, meu casamento, nosso casamento, caso-me, vamos casar, me caso, vestido de noiva, meu casório, nosso casório, meu enlace, minha boda, o meu casamento, caso em, casar-me, casarei, vou dar o nó, vestida de noiva, noiva sou eu, a noiva sou eu, vamos nos casar, estou noiva, vestido pra casar, eu caso',
    civil_wedding: 'casamento civil, no civil, cartório, registo civil, conservatória, casamento no cartório, casar no civil, caso no civil, casamento pelo civil, pelo civil, casar pelo civil, na conservatória, no registo, no registro, cerimónia civil, cerimônia civil, união estável, união de facto, casar no cartório, assinar os papéis',
    engagement: 'noivado*, pedido de casamento, festa de noivado, noivado, vou ficar noiva, fiquei noiva, ficar noiva, noivar, jantar de noivado, almoço de noivado, fui pedida em casamento, pediu em casamento, pedido de noivado, festa do noivado',
    baptism: 'batizado*, baptizado*, batismo, batizar, batizado, batizados, baptismo, batizam, batizamos, baptizar, batizado da, batizado do, madrinha do bebé, madrinha de batismo, madrinha de baptismo, madrinha do batizado, apresentação do bebê',
    communion: 'comunhão, primeira comunhão, crisma, comunhões, faz a comunhão, faz a primeira comunhão, comunhão da, comunhão do, comunhão solene, crisma da, crisma do, profissão de fé, primeira eucaristia, eucaristia, crismar',
    bar_mitzvah: 'bar mitzvah, bat mitzvah, bar mitzvá, bat mitzvá, barmitzva',
    graduation:
      'formatura*, colação de grau, bênção das pastas, defesa de tese, me formo, queima das fitas, formatura, baile de formatura, formar, formando, formanda, colação, festa de formatura, cerimônia de formatura, me formar, vai se formar, se forma, me formei, formo-me, licenciatura, mestrado, defesa de mestrado, defesa do mestrado, defesa do tcc, tcc, defendo a tese, defender a tese, defender minha tese, tese, beca, canudo, entrega de diplomas, cerimónia de graduação, cerimônia de graduação, graduação, queima, cortejo académico, bênção das fitas, imposição de insígnias, doutoramento, doutorado, baile de gala da faculdade',
    prom: 'baile de finalistas, baile de formatura, baile da escola, formatura do colégio, baile de formandos, formatura do ensino médio, baile do liceu, baile do 12º ano, baile de fim de curso, prom, baile de fim de ano da escola, gala de finalistas, jantar de finalistas, formatura do terceirão, terceirão',
    gala: 'gala*, baile, premiação, entrega de prémios, entrega de prêmios, jantar de gala, tapete vermelho, noite de gala, baile de gala, jantar beneficente, jantar de beneficência, leilão beneficente, leilão, cerimônia de premiação, gala solidária, entrega de troféus, jantar de gala da empresa',
    opera: 'ópera, balé, ballet, teatro municipal, filarmônica, orquestra sinfônica, concerto sinfônico, noite de ópera, são carlos, sala são paulo, orquestra, música clássica, sinfônica, sinfónica, concerto de música clássica, lago dos cisnes, theatro municipal',
    theatre: 'teatro*, musical, peça de teatro, espetáculo, teatro, peça, comédia, stand up, standup, musical de, revista à portuguesa, estreia no teatro, estreia da peça, circo, espetáculo de dança, cirque du soleil',
    concert: 'concerto*, show, shows, show de, show do, concerto, show de rock, showzinho, show sertanejo, turnê, tour da, altice arena, coliseu, allianz, ver um show, show da, show no, show na, concerto de rock, concerto da, concerto do, pista premium',
    festival:
      'festival*, rock in rio, festa junina, arraial, quermesse, santos populares, lollapalooza, são joão, romaria, festival, lolla, arraiá, quadrilha junina, festa junina da, rodeio, nos alive, paredes de coura, coachella, burning man, tomorrowland, primavera sound, meo sudoeste, boom festival, festas populares, marchas populares, santo antónio, santo antônio, festas de lisboa, são joão do porto, festa do peão, peão de boiadeiro, barretos, vaquejada, forró, quadrilha, arraial junino, festa de são pedro, oktoberfest, festa da aldeia, festas da aldeia, romarias, círio de nazaré, virada cultural, the town, festa caipira, junina, julina, festa julina',
    club: 'balada*, discoteca, boate, dançar, sair à noite, noitada, noite das meninas, balada, baladinha, night, rolê, role à noite, sair pra dançar, ir dançar, dançar a noite toda, noite de dança, noite fora, curtir a noite, festa eletrônica, rave, techno, funk, baile funk, pagode, samba, roda de samba, forrozinho, sertanejo, sair pra balada, baladão, nightclub, disco, pista de dança, noite na discoteca, bailão, barzinho com música',
    party:
      'festa*, despedida de solteira, inauguração, confraternização, festinha, comemoração, aniversário de casamento, evento, festão, reencontro, festa, festas, balada de aniversário, chá de panela, chá de cozinha, confra, festança, happy da firma, confraternização da firma, festa de firma, festa da empresa, festa do trabalho, festa da firma, jantar da empresa, bodas de prata, bodas de ouro, anos de casados, anos de casamento, reforma do, vai se aposentar, se aposenta, aposentadoria, festa de despedida, despedida do, inauguração de, open house, chá de casa nova, chá bar, chá de lingerie, casa nova, festa temática, festa branca, festa do branco, pool party, festa na piscina, festa surpresa, festa dos anos 80, reencontro da turma, encontro da turma, convívio, jantarada, patuscada, farra, bota-fora, bota fora, resenha, rega-bofe, celebrar, celebração, comemorar, comemora, festejar, festejo, despedida de solteiro, soirée, sunset party, noite branca',
    birthday:
      'aniversário*, anos da minha, fazer anos, meus 30, meus 40, meus 50, niver, faço anos, anos do meu, aniversário, aniver, aniversario, niver de, aniversário de 50, aniversário de 40, aniversário de 30, aniversário da, aniversário do, fazer 30, fazer 40, fazer 50, fazer 60, faz 30 anos, faz 40 anos, faz 50 anos, faz 60 anos, faz 70 anos, faz 80 anos, faz anos, fazer aniversário, faz aniversário, anos do pai, anos da mãe, os meus anos, festa de anos, festa de aniversário, jantar de anos, jantar de aniversário, meus 18, meus 60, meus 25, meus 20, seus 50, 30 anos da, 40 anos da, 50 anos da, 60 anos da, 80 anos da, 90 anos da, 30 anos do, 40 anos do, 50 anos do, 60 anos do, 70 anos do, 80 anos do, 70 anos da, parabéns, niverzinho, aniversariante, níver, bday, aniversário surpresa, festinha de anos',
    christmas:
      'natal*, ceia de natal, consoada, amigo secreto, natalíc*, amigo oculto, natal, natalina, ceia, páscoa, noite de natal, almoço de natal, jantar de natal, véspera de natal, 24 de dezembro, 25 de dezembro, mercado de natal, ceia em família, missa do galo, festa de natal, natal da empresa, natal em família, festas de fim de ano, domingo de páscoa, almoço de páscoa',
    new_year: 'réveillon, ano novo, passagem de ano, fim de ano, virada, reveillon, virada do ano, ano-novo, noite de réveillon, passagem do ano, 31 de dezembro, noite de 31, dia 31, festa da virada, fim do ano, véspera de ano novo, noite de passagem de ano',
    eid: 'eid, eid al fitr, fim do ramadã, festa do sacrifício, eid mubarak, festa do eid',
    ramadan: 'ramadão, ramadã, iftar, quebra do jejum, iftar com, iftar em, jejum',
    lunar_new_year: 'ano novo chinês, ano novo lunar, ano novo asiático',
    diwali: 'diwali, divali, holi',
    carnival:
      'carnaval*, bloquinho, bloco, halloween, desfile de carnaval, fantasia de, máscaras, carnaval, bloquinho de carnaval, fantasia, fantasias, me fantasiar, festa à fantasia, festa de fantasia, blocos, bloquinhos, sambódromo, baile de carnaval, mascarar-me, mascarada, baile de máscaras, festa de halloween, dia das bruxas, entrudo, trio elétrico, abadá, desfile na sapucaí, corso, cosplay, folia, foliã, pular carnaval',
    quinceanera:
      'festa de 15 anos, festa de quinze anos, debutante, 15 anos da, quinze anos da, baile de debutante, festa de quinze, festa de debutante, debut, baile de 15 anos, valsa de 15 anos, faz 15 anos, fazer 15 anos, meus 15 anos, meus 15, os 15 da, 15 anos de',
    feria: 'feria, feira de sevilha, tourada',
    tea_ceremony: 'cerimónia do chá, cerimônia do chá',
    school_ceremony:
      'reunião de pais, primeiro dia de escola, primeiro dia de aulas, festa da escola, reunião da escola, primeiro dia de aula, volta às aulas, apresentação da escola, reunião na escola, festa na escola, formatura da pré-escola, dia das mães na escola, festinha da escola, apresentação na escola, festa junina da escola, peça da escola, feira de ciências, abertura do ano letivo, primeiro dia do meu filho, primeiro dia na escola, reunião escolar, reunião com a professora, reunião com a diretora, apresentação de balé da minha filha, apresentação da minha filha, apresentação do meu filho, festa de fim de ano da escola, festa de natal da escola, festa da creche, reunião da creche, formatura do prezinho, formatura do abc, formaturinha, dia dos pais na escola, sarau da escola, gincana da escola, feira da escola, dia da família na escola, entrega de notas, reunião de encarregados, encarregados de educação, regresso às aulas, início das aulas, primeiro dia de aulas do meu filho, arraial da escola, festa de fim de ano letivo, festa de finalistas da creche, sarau',
    coming_of_age: 'maioridade',
    henna_night: 'henna, noite da henna, festa da henna, noite do henna',
    funeral: 'funeral*, velório*, enterro*, luto, sepultamento, enterro, velório, funeral, velorio, cremação, crematório, cremar, cremado, pêsames, dar os pêsames, condolências, faleceu, falecimento, falecido, falecida, morreu, morte da, morte do, enterrar, enterramos, velar, capela mortuária, casa mortuária, cerimônia fúnebre, cerimónia fúnebre, fúnebre, funerária, último adeus, de luto, câmara ardente, cortejo fúnebre, exéquias, sepultar',
    memorial:
      'missa de sétimo dia, missa de 7º dia, cemitério, homenagem, finados, missa do mês, sétimo dia, missa de 7 dia, missa de mês, missa de um ano, missa em memória, em memória de, memória do, memória da, homenagem póstuma, aniversário da morte, um ano da morte, dia de finados, visitar a campa, visitar o túmulo, túmulo, dia dos mortos, missa de corpo presente, missa de 30 dias, 7º dia',
    religious_service:
      'missa*, igreja*, culto, mesquita, sinagoga, templo, procissão, páscoa na igreja, catedral, missa, igreja, terreiro, à missa, ir à missa, vou à missa, missa de domingo, na igreja, à igreja, culto de domingo, no culto, culto evangélico, ir ao culto, cerimônia religiosa, cerimónia religiosa, santuário, fátima, aparecida, basílica, peregrinação, vaticano, ver o papa, sexta-feira santa, domingo de ramos, mosteiro, ordenação, bênção, batismo nas águas, encontro de jovens da igreja, centro espírita, shabat',
    interview:
      'entrevista*, entrevista de emprego, processo seletivo, entrevista, entrevista de trabalho, dinâmica de grupo, entrevista pra, entrevista para, entrevista na, entrevista no, entrevista numa, entrevista de estágio, entrevista online, entrevista por vídeo, rh, recrutadora, recrutador, recrutamento, seleção de emprego, processo de seleção, procurar emprego, busca de emprego, entregar currículo, entregar currículos, feira de emprego, prova oral, audição, casting, concurso oral, trainee, vaga de, vaga na, disputa de vaga',
    office:
      'escritório*, trabalho, trabalhar, emprego, firma, banco, empresa, trampo, chefe, advocacia, cliente, clientes, serviço, escritório, pro trabalho, pro trampo, trampar, no escritório, banco trabalho, ir pro escritório, ir para o escritório, pro serviço, no trampo, no trabalho, ir trabalhar, vou trabalhar, dia de trabalho, segunda a sexta, professora, dou aulas, dou aula, dar aula, dar aulas, docente, advogada, contabilidade, contadora, contabilista, consultora, consultório onde trabalho, recepcionista, secretária, agência, imobiliária, corretora, corporação, estagiária, estágio, escritório de advocacia, ambiente de trabalho, repartição, funcionária, gabinete, banco onde trabalho, volto ao trabalho, voltar ao trabalho, regresso ao trabalho, licença-maternidade acabou, coworking, startup, gerente, vendedora, trabalho no, trabalho na, trabalho num, trabalho numa, ambiente corporativo, colegas de trabalho',
    business_trip:
      'viagem de negócios, viagem de trabalho, viagem a trabalho, viagem pela empresa, viajar a trabalho, viajo a trabalho, viajar pela empresa, viagem da firma, viagem corporativa, viagem de trampo, viagem profissional, viagem em trabalho, viajo em trabalho, viajar em trabalho, viagem do trabalho, viajo pela empresa, viajar pelo trabalho, deslocação em trabalho, viajo por trabalho, viagem por trabalho, viajar por trabalho, missão de trabalho',
    meeting:
      'reunião, reuniões, apresentação, videochamada, negociação, apresentar um projeto, reuniao, cliente, call, reunião com, reunião de, reunião importante, reunião na, reunião no, apresentação de, apresentação no, apresentação na, apresentação importante, apresentar o projeto, apresento um projeto, apresentar meu projeto, investidores, acionistas, diretoria, conselho, comitê, almoço de negócios, jantar de negócios, almoço de trabalho, jantar de trabalho, pedir aumento, pedir um aumento, reunião de diretoria, reunião de equipa, reunião de equipe, assembleia, assembleia de condomínio, pitch, meeting, avaliação de desempenho, cliente importante',
    conference: 'conferência*, congresso*, palestra*, feira profissional, seminário, workshop, congresso de, conferência de, palestra no, palestra na, dou uma palestra, vou palestrar, palestrar, palestrante, oradora, feira do livro, feira de negócios, mesa redonda, fórum, simpósio, colóquio, convenção, networking, evento de networking, tedx, formação, treinamento, curso, jornada, summit, bienal do livro',
    home_office:
      'home office, teletrabalho, trabalho de casa, trabalhar de casa, trabalhar em casa, trabalho em casa, trabalho remoto, remoto, no zoom, pelo zoom, teams, reunião online, reunião por zoom, reunião no zoom, reunião no teams, videoconferência, home-office, trabalho de casa hoje, trabalhando de casa, chamadas de vídeo, videochamadas, em teletrabalho',
    first_day:
      'primeiro dia de trabalho, novo emprego, primeiro dia no, primeiro dia, emprego novo, trabalho novo, primeiro dia no trabalho, trampo novo, primeiro dia no trampo, primeiro dia de estágio, primeiro dia na, começo um emprego, começo a trabalhar, começo num, começo numa, começo no novo, novo trabalho, novo trampo, começar num emprego, inicio num, começo segunda, começo na segunda, serviço novo, integração na empresa, primeiro dia como',
    date: 'encontro, encontro romântico, dia dos namorados, tinder, primeiro encontro, date, crush, jantar romântico, encontro às cegas, jantar a dois, sair com o boy, jantar com meu namorado, jantar com meu marido, nosso aniversário de namoro, aniversário de namoro, saída com o boy, encontro com o crush, boy do tinder, dia de são valentim, são valentim, 14 de fevereiro, 12 de junho, bumble, hinge, match, um match, boy, meu boy, encontrinho, segundo encontro, jantar com meu boy, sair com meu namorado, sair com meu marido, saio com meu namorado, saída romântica, jantar à luz de velas, luz de velas, encontro com um cara, sair com um cara, sair com um rapaz, jantar com o namorado, jantar com o marido, jantar com o meu namorado, jantar com o meu marido, cinema com o namorado, cinema com meu namorado, noite romântica, fim de semana romântico, blind date, contatinho, crushzinho, ver meu ex, rever meu ex, paquera, aniversário de casamento com meu marido, nosso aniversário de casamento, paquerar, namorados, a dois',
    dinner:
      'jantar*, restaurante*, jantarzinho, rodízio à noite, pizzaria, jantar fora, jantar, restaurante, jantinha, restaurante chique, jantar com, jantar na casa, jantar num, jantar numa, jantar no, ir jantar, vou jantar, jantar fora com, jantar de amigas, jantar entre amigas, pizza com, rodízio, sushi, japa, restaurante japonês, estrela michelin, bistrô, cantina, churrascaria à noite, marisqueira, tasca, petiscos, jantarinho, comer fora, jantar chique',
    brunch: 'brunch*, café da manhã, pequeno-almoço, pequeno almoço, brunch, brunch com, café da manhã com, pequeno-almoço com, pequeno almoço com',
    lunch: 'almoço*, almoçar, almocinho, feijoada, almoço, almoco, churrascaria, almoço com, almoço em, almoço na, almoço no, almoço de domingo, almoço de amigas, vou almoçar, almoçar com, almoçar fora, almoço fora, cozido, bacalhau ao almoço, lunch',
    coffee: 'café, cafezinho, lanche, pastelaria, cafeteria, tomar um café, café com, cafezinho com, tomar café, chá com, chá da tarde, lanche com, tomar um chá, beber um café, lanchar, cafeteria com, starbucks, um café, pastel de nata',
    drinks:
      'barzinho, bar, drinks, copos, happy hour, esplanada, boteco, chope, cerveja, cervejas, beber um copo, sunset, rooftop, vinhos, happy, chopp, beber uns copos, tomar uma, tomar umas, tomar um drink, uns drinks, um copo, bar com, barzinho com, chopinho, cervejinha, brejas, breja, uma breja, vinhozinho, copo de vinho, taça de vinho, bar de vinhos, happy hour com, happy com, gim, caipirinha, cocktails, rooftop com, esplanada com, petiscar, finos, imperial, aperitivo',
    weekend:
      'para o fim de semana, fins de semana, dia de folga, para fins de semana, domingos, fim de semana, fds, finde, look de fim de semana, domingo tranquilo, sábado tranquilo, domingão, domingueira',
    everyday:
      'dia a dia, dia-a-dia, todos os dias, diário, cotidiano, quotidiano, correria do dia, todo dia, no dia a dia, do dia a dia, resolver coisas, para o dia a dia, pro dia a dia, uso diário, do quotidiano, do cotidiano, dia normal, recados, fazer recados, correria, na correria, dia comum, de todos os dias, pra todo dia, batente, bater perna, tarefas, dia-dia, no quotidiano',
    school_run:
      'levar as crianças, buscar as crianças, levar os miúdos, porta da escola, creche, buscar os filhos, miúdos/filhos/crianças/filho/filha + levar/levo/buscar/busco/deixar/deixo, levar as crianças na escola, levar os filhos na escola, buscar meu filho, buscar minha filha, levar meu filho, levar minha filha, buscar na escola, deixar as crianças, levar na creche, levar criança, saída da escola, deixar os filhos, levar os meninos, levar os filhos, levo os filhos, levo as crianças, levo os miúdos, levo os meninos, busco as crianças, busco os meninos, buscar os miúdos, buscar os meninos, buscar as meninas, deixar os miúdos, deixar os meninos, deixo as crianças, deixo os miúdos, deixo os filhos, ir buscar os miúdos, ir buscar os filhos, ir buscar as crianças, ir buscar o meu filho, ir buscar a minha filha, levar o meu filho, levar a minha filha, pegar as crianças, pegar os filhos, pegar meu filho, pegar minha filha, pego as crianças, pegar na escola, escolinha, porta do colégio, portão da escola, saída do colégio, jardim de infância, jardim-escola, infantário, escola/colégio/creche/escolinha/infantário/jardim + levar/levo/buscar/busco/deixar/deixo/pegar/pego/miúdos/filhos/crianças/filho/filha/gémeos/gêmeos/meninos',
    playground: 'parquinho, parque infantil, parque com as crianças, baloiços, pracinha, brincar com, parque com os miúdos, parque com o meu filho, parque com a minha filha, parque com meu filho, parque com minha filha, parque com os filhos, escorrega, escorregador, balanço, balanços, pracinha com, parque de diversões, brincar com os miúdos, brincar com as crianças, brincar no chão, disney, disneyland, caixa de areia, parquinho com',
    university:
      'faculdade*, universidade*, aulas, facul, campus, aula, prova, exames, cursinho, faculdade, faculdade aula, ir pra faculdade, ir para a faculdade, na faculdade, pra facul, na facul, aula na, aula de, faculdade de, ir às aulas, ir pra aula, estudante, universitária, exame na, prova na, prova final, erasmus, mestranda, doutoranda, biblioteca, enem, vestibular, liceu, ensino médio, apresentação na faculdade, apresentar tcc',
    shopping:
      'compras*, shopping, feira, mercado, lojas, supermercado, centro comercial, saldos, liquidação, compras, feirinha, ir às compras, ir ao mercado, ir ao supermercado, ir ao shopping, no shopping, pro shopping, ir pro shopping, feira livre, feira da ladra, feira de artesanato, fazer compras, fazer mercado, compras no, outlet, brechós, hipermercado, à praça, lojinhas, saldos de, black friday, andar nas lojas, ver lojas, passeio no shopping, feira de domingo',
    museum: 'museu*, exposição*, galeria*, vernissage, exposições, museu, exposição, galeria, gulbenkian, masp, serralves, exposição de, exposição no, expo, visita guiada, galeria de arte, bienal, museus, inhotim, abertura de exposição, inauguração da exposição, ccb',
    walk: 'passeio*, passear, caminhada, caminhar, passear o cachorro, passear o cão, dar uma volta, calçadão, marginal, passeio, andar, passear com o cachorro, cachorro/cachorra/dog/doguinho/pet + passear/passeio/levar/caminhar/caminhada, passear com, passear no, passear na, passear pelo, passear pela, passeio no, passeio na, passeio pelo, passeio pela, passeio com, dar um passeio, dar uma volta no, dar uma voltinha, andar muito, caminhar muito, caminhar na praia, caminhada na, caminhada no, levar o cachorro, passear o cãozinho, andar a pé, orla, paredão, ribeirinha, à beira-rio, passeio de domingo',
    garden_party:
      'festa no jardim, garden party, festa ao ar livre, festa na chácara, festa no sítio, evento ao ar livre, festa na quinta, festa no quintal, almoço no jardim, recepção no jardim, cocktail no jardim, festa campestre, brunch no jardim',
    barbecue: 'churrasco*, churras, sardinhada, barbecue, grelhados, churrascada, churrasco, churrasquinho, churras na, churras no, churrasco na, churrasco no, churrasco em, um churras, grelhada, grelhadas, grelhado, bbq, sardinhadas, assado, costelada, febras',
    picnic: 'piquenique*, picnic, pic-nic, convescote, um piquenique, piquenique no, piquenique na, pique nique, pic nic, farnel',
    beach: 'praia*, piscina, mar, banho de mar, clube de praia, beira-mar, litoral, praia, praias, à praia, na praia, pra praia, piscina com, dia de praia, dia na piscina, beira da piscina, beira mar, banhos de sol, tomar sol, bronzear, pegar um bronze, pegar praia, areia, litoral norte, clube, cachoeira, spa, termas, barraca de praia, resort na praia, ilha, mergulho',
    vacation:
      'férias, férias*, viagem*, lua de mel, safari, viajar, resort, acampar, viajo, cruzeiro não, acampamento, mochilão, viagem, ferias, cruzeiro, viagem de férias, viagem pela, viagem pelo, viagem com amigas, viagem com as amigas, férias em, férias no, férias na, férias nas, férias nos, ir de férias, vou de férias, de férias, semana em, uma semana em, uma semana no, duas semanas em, lua-de-mel, all inclusive, tudo incluído, mochilar, mochileira, road trip, roadtrip, airbnb, casa de férias, viagenzinha, feriadão, feriado em, feriado no, feriado na, eurotrip, intercâmbio, mala de viagem',
    city_trip:
      'turismo*, escapadinha, conhecer a cidade, city break, visitar a cidade, turistar, fim de semana em, escapada, passear pela cidade, turista, turismo, dias em, três dias em, dois dias em, quatro dias em, uns dias em, alguns dias em, city trip, tour pela cidade, turistar em, turistando, escapadinha a, escapadinha em, escapada a, passear por, bate e volta, bate-volta, fim-de-semana em, city tour, fds em',
    cruise: 'cruzeiro*, barco, iate, veleiro, navio, lancha, cruzeiro pelo, cruzeiro no, passeio de barco, de barco, no barco, escuna, catamarã, passeio de lancha, no iate, jantar do comandante, a bordo',
    hiking:
      'trilha*, caminhada na serra, montanha, trekking, trilho, serra, escalada, trilha, acampar, camping, cachoeira, trilha na, trilha no, trilhas, fazer trilha, fazer uma trilha, caminhada na montanha, caminhada no mato, caminho de santiago, hiking, escalar, montanhismo, chapada diamantina, mato, rapel, trail, trilhos, passadiços, subir a serra, gerês, acampamento selvagem',
    ski_trip: 'esqui*, ski, esquiar, neve de férias, snowboard, ir à neve, ir pra neve, esquiar em, estação de esqui, semana de esqui, férias na neve, viagem pra neve, bariloche, serra da estrela, pistas de esqui, après ski, snow, ir esquiar, conhecer a neve, ver neve',
    flight: 'voo*, avião, comboio, viagem longa, voar, trem, viagem de ônibus, voo, aeroporto viagem, horas de voo, horas de avião, horas de ônibus, horas de autocarro, horas de comboio, horas de viagem, horas de carro, viagem de avião, viagem de comboio, viagem de trem, viagem de carro, viagem de autocarro, voo longo, voo de, voo para, voo pra, voo noturno, longo curso, autocarro, apanhar o avião, pegar avião, pegar um voo, pegar voo, avião pra, flixbus, rodoviária, ônibus leito, ônibus de viagem, ônibus a noite toda',
    airport: 'aeroporto*, guarulhos, galeão, congonhas, no aeroporto, aeroporto de, portela, sá carneiro, viracopos',
    races: 'corrida de cavalos, hipódromo, jockey, grande prêmio turfe, jóquei clube, jockey club, turfe, corridas de cavalos, grande prêmio de cavalos, hípica, hípico, ascot',
    sport:
      'academia, ginásio, ioga, yoga, pilates, correr, treino, treinar, ténis desporto, esporte, desporto, malhar, corrida, musculação, golfe, padel, maratona, ginástica, futebol, bicicleta, jogo de, crossfit, caminhada esporte, ir à academia, ir pra academia, na academia, ir ao ginásio, no ginásio, aula de yoga, aula de ioga, aula de pilates, aula de zumba, aula de dança, aula de spinning, fazer exercício, fazer esporte, fazer desporto, fazer yoga, correr de manhã, vou correr, corrida de rua, meia maratona, maratona de, corrida de, treino de, treinar na, treinar no, nadar, natação, hidroginástica, boxe, muay thai, funcional, pedalar, bike, ciclismo, beach tennis, vôlei, voleibol, basquete, andar de bicicleta, no estádio, ir ao estádio, jogo do, ver o jogo, patinar, patins, equitação, surf, surfar, capoeira, zumba, spinning, jogging',
    at_home:
      'em casa, ficar em casa, sofá, netflix, andar em casa, para casa, pra casa, pijamada, filme em casa, casa, ficar por casa, fico em casa, dia de sofá, tarde de sofá, sofá e, manta e, manta e netflix, netflix e, maratona de séries, maratonar séries, filme e pipoca, preguiça, dia de preguiça, roupa de casa, andar por casa, por casa, na cama, dormir, pra dormir, para dormir, noite de filmes, relaxar em casa, largada em casa, ficar de boa em casa, domingo em casa, noite do pijama',
    family_visit:
      'sogra, sogros, almoço em família, casa dos meus pais, jantar em família, casa da sogra, casa da avó, conhecer os pais, família, casa da minha avó, pais dele, almoço de família, casa da vó, reunião de família, conhecer os pais dele, família do namorado, na casa da sogra, casa dos pais, casa dos sogros, casa da minha mãe, casa da minha sogra, casa dos meus avós, casa dos avós, casa da mãe, casa da tia, conhecer os sogros, conhecer a sogra, conhecer a família, conhecer os pais do, família dele, pais do namorado, pais do meu namorado, família do meu namorado, família do marido, jantar com os sogros, almoço com os sogros, almoço na casa da minha, almoço na sogra, jantar na sogra, almoço familiar, jantar familiar, jantar de família, visitar a avó, visitar minha avó, visitar a minha avó, visitar os meus pais, visita à família, visitar a família, dia das mães, dia da mãe, dia dos pais, dia do pai, domingo em família, encontro de família, reunião familiar, casa dos velhos',
    baby_shower: 'chá de bebé, chá de bebê, chá revelação, baby shower, chá de fraldas, chá de fralda, chá do bebê, chá do bebé, chá rifa, chá de bebe, revelação do sexo, chá de revelação, chá da bebé',
    photo_shoot:
      'ensaio fotográfico, sessão fotográfica, fotos de família, sessão de fotos, fotos profissionais, foto de perfil, foto para o linkedin, ensaio de fotos, fotógrafo, ensaio, fotos, book, ensaio de gestante, ensaio gestante, ensaio de família, ensaio de casal, ensaio newborn, fotos de grávida, foto de família, foto pro linkedin, foto para o cv, fotos corporativas, foto corporativa, foto profissional, foto para o currículo, sessão de grávida, sessão fotográfica em, shooting, photoshoot, fotos de casal, retrato, book fotográfico, foto pra documento, foto de passe, foto do linkedin, foto para redes, sessão com fotógrafo',
    court: 'tribunal*, audiência, juiz, fórum, advogado, divórcio, tribunal, audiência no, audiência de, no tribunal, ao tribunal, em tribunal, julgamento, depor, prestar depoimento, testemunhar, assinar o divórcio, meu divórcio, com o juiz, perante o juiz, com o advogado, no advogado, notário, no notário, escritura da casa, escritura, cartório assinar, guarda dos filhos, júri, delegacia, oab',
    doctor:
      'médico*, hospital*, dentista, clínica, médica, consulta, ultrassom, ecografia, fisioterapia, centro de saúde, médico, hospital, maternidade hospital, exame, ao médico, no médico, ir ao médico, consulta médica, consulta com, consulta no, consulta na, ginecologista, ginecologia, dermatologista, dentista no, oftalmo, pediatra, ressonância, raio x, raio-x, mamografia, quimioterapia, quimio, cirurgia, exames médicos, exame médico, exame de sangue, análises, análises ao sangue, hemograma, fisio, ortopedista, psicóloga, terapia, check-up, checkup, ultrassonografia, eco, ecografia do bebé, mala da maternidade, internamento, internação, posto de saúde, ubs, urgências, consulta de rotina',
  },
  weather: {
    hot: 'calor*, calorão, onda de calor, abafado, muito quente, um forno, calorzão, derreter, está quente, tá quente, escaldante, suar, suando, sol a pino, quentíssimo, insuportável de calor, tropical, abrasador, calor insuportável, calor, muito calor, calor infernal, quente demais, calor danado, calor absurdo, quentão, sol de rachar, calor do cão, senegalês, tá muito quente, tá calor, tá um forno, um calor, calor demais, quente pra caramba, super quente, bem quente, um calorzão, mormaço, derretendo, solão, sol forte',
    warm: 'bom tempo, sol, ensolarado, quentinho lá fora, agradável, solzinho, tempo bom, soalheiro, noite quente, faz sol, dia de sol, calorzinho',
    mild: 'ameno, amena, meia-estação, meia estação, nem frio nem calor, clima ameno',
    cool: 'fresco, fresquinho, friozinho, fresca, vento fresco, fresquinha, um pouco de frio, noites frescas, fresquinho tempo, friozin, ventinho, meio frio, friozinho à noite, esfriar, esfria, tá fresco, ventinho frio, ar-condicionado gelado, ar condicionado, tempo fresco, esfria à noite, esfriou, esfriando, vai estar fresquinho, vai estar fresco, vai tá fresquinho, tempo fresquinho',
    cold: 'frio*, geada, gelado, gelo, congelar, frio de rachar, congelando, gelada, geladeira, abaixo de zero, gélido, friorenta, um gelo, tremendo de frio, a gelar, enregelad*, frio, muito frio, frio do cão, um frio, bem frio, tá frio, frio demais, friaca, frio pra caramba, geladíssimo, está frio, tá muito frio, friozão, geando, tá gelado, super frio',
    rain: 'chuva*, chover*, chovendo, chove, temporal, molhad*, garoa, tempestade, aguaceiro, lama, guarda-chuva, a chover, pé d’água, toró, chuvisco, chuvoso, trovoada, pingos, dilúvio, úmido, húmido, chuva, chover, vai chover, chuvinha, chuvosa, alagado, previsão de chuva, tá chovendo, está chovendo, pode chover, chuva forte, garoando, dia de chuva, chove muito',
    snow: 'neve*, nevar*, nevando, nevasca, nevão, a nevar, neve, nevar',
    wind: 'vento*, ventania, ventoso, nortada, vendaval, ventando, brisa, rajadas, vento, venta muito',
    forecast:
      'previsão, que tempo, como está o tempo, tempo amanhã, como vai estar o tempo, previsão do tempo, tempo vai fazer, vê o tempo, vai fazer frio, vai fazer calor, de acordo com o tempo, conforme o tempo, vai estar frio, vai estar calor, tempo faz, consoante o tempo, vê a previsão, como tá o tempo',
  },
  body: {
    petite:
      'baixinha*, sou baixa, petite, mignon, estatura baixa, sou pequena, baixa estatura, pequenina, tudo fica grande, pernas curtas, miúda de corpo, tampinha, baixinha, miúda, pequena, baixa, baixinha de',
    tall: 'sou alta, muito alta, altona, pernas compridas, pernas longas, alta e, bem alta, alta, altíssima',
    plus: 'plus size, tamanho grande, tamanhos grandes, gordinha, curvilínea, cheinha, curvas, gorda, acima do peso, sobrepeso, tamanhos maiores, gg, xxl, xl, corpulenta, formas generosas, xg, fofinha de corpo, quilos a mais, manequim 48, manequim 50, manequim 52, tamanho 48, tamanho 50, tamanho 52, tamanho 54, plus, fofinha, gordelícia, quilinhos a mais, corpo grande, manequim 54, manequim 46',
    maternity:
      'grávida*, gravid*, gestante, barriguinha de grávida, barrigão, meses de gravidez, esperando bebê, à espera de bebé, semanas de gravidez, esperando um bebê, à espera de um bebé, gestação, prenha, trimestre, grávida, gravidez, barriga de grávida, gravida, meses de gestação, buchuda',
    nursing:
      'amament*, dar de mamar, dou de mamar, lactante, dando de mamar, a dar mama, amamentando, amamentação, amamento, amamentar',
    modest:
      'recatad*, discret* e tapada, coberta, modest*, pudic*, que não mostre, comportad*, sem mostrar muito, pouco revelador, nada revelador, decente, mostrar muito, mostrar pele, tapada, não muito ousado, nada vulgar, composto e tapado, moda evangélica, nada transparente, comportada, comportado, discreta e coberta, sem decote, pouco decote, recatada, evangélica, nada curto, não muito decotado, fechadinho, comportadinho, sem mostrar, moda modesta',
    hijab: 'hijab*, véu, lenço na cabeça, hijabi, hijab',
    hide_arms:
      'braços/braço + esconder/tapar/disfarç*/cobrir/cobr*/gordos/detesto/odeio/tape/esconda/mostrar não/tchauzinho, braço do tchau, esconder os braços, esconder/esconda/disfarçar/disfarce/disfarça/esconde/tampar/cobrir/cubra/cobertos + braço/braços, braço/braços + odeio/detesto/incomoda/vergonha/complexo/não gosto da/não gosto do/disfarçar/disfarce/disfarça/esconder/esconda/esconde/tampar/cobrir',
    hide_belly:
      'barriga/barriguinha/pança/pneuzinhos/pneus/bucho/ventre/pochete/abdômen/abdómen + esconder/tapar/disfarç*/marque/marcar/esconda/cobrir/disfarce/tape/camufl*/marca/aparecer, pochete, esconder/esconda/disfarçar/disfarce/disfarça/esconde/tampar/cobrir/cubra + barriga/pancinha/pança/barriguinha/abdômen/bucho/pochete, barriga/barriguinha/pochete/pança/pneuzinho/pneuzinhos/abdômen + odeio/detesto/incomoda/vergonha/complexo/não gosto da/não gosto do/disfarçar/disfarce/disfarça/esconder/esconda/esconde/tampar/cobrir',
    hide_legs:
      'pernas/coxas/joelhos/canelas/panturrilhas/tornozelos + esconder/tapar/disfarç*/cobrir/grossas/odeio/esconda/detesto/cubra, pernas grossas, esconder/esconda/disfarçar/disfarce/disfarça/esconde/tampar/cobrir/cubra + pernas/coxas/joelhos/canelas, pernas/coxas/coxa/panturrilha/panturrilhas/joelhos/canela/canelas + odeio/detesto/incomoda/vergonha/complexo/não gosto da/não gosto do/disfarçar/disfarce/disfarça/esconder/esconda/esconde/tampar/cobrir',
    hide_hips:
      'anca/ancas/quadril/quadris/rabo/bunda/bumbum/culote/rabiosque + esconder/tapar/disfarç*/largo/largas/esconda/cobrir/grande/disfarce/cubra/larga, quadril largo, anca larga, formato de pera, esconder/esconda/disfarçar/disfarce/disfarça/esconde/tampar/cobrir/cubra + quadril/bumbum/bunda/culote, quadril/bumbum/bunda/culote + odeio/detesto/incomoda/vergonha/complexo/não gosto da/não gosto do/disfarçar/disfarce/disfarça/esconder/esconda/esconde/tampar/cobrir',
    show_legs: 'mostrar as pernas, pernas + mostrar/valorizar/realçar/destacar',
    show_waist: 'mostrar a cintura, cintura fina, cintura + mostrar/valorizar/realçar/destacar, cinturinha',
    wheelchair: 'cadeira de rodas, cadeirante',
    sensitive_skin:
      'pele sensível, dermatite, coça, alergia*, eczema, irrita, pinica, alérgica, comichão, pica na pele, psoríase, coceira, pele atópica, pinicando, alergia, tenho alergia, alergia a, alergia à, alergia ao, rosácea',
    large_bust:
      'peito grande, seios grandes, muito peito, busto grande, peitão, seios fartos, mamas grandes, peituda, bastante busto, muito busto, muito seio, seio grande',
    small_bust:
      'pouco peito, seios pequenos, busto pequeno, peito pequeno, pouco seio, pouco busto, mamas pequenas, sem peito, peito liso',
  },
  fit: {
    loose:
      'folgad*, larg*, soltinh*, solt*, nada apertado, não muito justo, não justo, sem marcar, oversize, larguinh*, nada justo, que não aperte, fluid*, ampl*, não apertado, nada colado, que não marque, não marque, sem apertar, godê, nada agarrado, esvoaçante, leve e solto, soltinho, larguinho, largo, folgado, solto, solta, fluido, larga, folgadinha, oversized, soltinha, fluida, não marcar, evasê',
    fitted:
      'just*, colad*, apertad*, ajustad*, cintad*, acinturad*, marcando as curvas, agarrad*, slim, justinh*, coladinh*, marcado no corpo, justo, colado, justinho, coladinho, justa, modelado',
    sleeves:
      'com mangas, com manga, braços cobertos, ombros cobertos, mangas, cobrir os ombros, braços tapados, ombros tapados, manga, tapar os ombros, cubra os ombros, manga longa, manga comprida, manguinha, manga 3/4',
    long_hems:
      'abaixo do joelho, pelos joelhos, tapar os joelhos, até ao tornozelo, até o tornozelo, abaixo dos joelhos, no joelho, até o joelho, até ao joelho, pelo joelho, cubra os joelhos, até os pés, até aos pés, na canela, até o pé, cobrindo o joelho',
    short_hems: 'acima do joelho, curtinho, curtinha, meio da coxa',
    high_neck:
      'sem muito decote, nada muito decotado, pouco decotado, sem decote, gola alta fechada, decote nem pensar, nada de decote, fechado em cima, decotado não, pouco decotado, nada decotado, decote fechado, decote discreto, sem decotes, fechadinho, gola alta, fechado no colo',
    waist:
      'cintura marcada, marcar a cintura, marque a cintura, marcada na cintura, marcado na cintura, acinturado, cinturad*, realce a cintura, valorize a cintura, cintura definida, cinturinha marcada',
    comfortable:
      'confortáve*, confort*, cómod*, à vontade, macio, prático, fofinho, molinho, gostoso de usar, aconchegante, macia, elástico, elástica, usar com conforto, confortável, conforto, confortavel, confortáveis, fácil de vestir, que não aperte, confort',
    warm: 'quentinh*, agasalhad*, que aqueça, aquecer, quente, quentes, aqueça, que esquente, bem agasalhada, agasalho, não passar frio, esquentar, grosso, grossa, forrad*, quentinha, quentinho, agasalhada, me esquente, agasalhar',
    light:
      'leve, leves, levezinh*, fresquinh* de roupa, respirável, fininho, arejad*, fresquinha, algo fresco, roupa fresca, não passar calor, vaporos*, fresco e leve, não suar, tecido leve, fresquinho, fresca, fresco, levinha, levinho, roupa leve',
  },
  shoes: {
    flat: 'sapato raso, sapatos rasos, rasteirinha, rasteirinhas, rasos, sapato baixo, sapatilha rasa, rasas, rasteira, sandália rasa, sandálias rasas, raso, sapatos baixos, calçado raso, sem salto, não uso salto, nada de salto, nao uso salto, sem saltos, sapatilha, odeio salto, salto não, salto nem pensar, baixo, baixinho, sapato sem salto, flat',
    low: 'salto baixo, saltinho, salto pequeno, salto grosso, salto bloco, salto médio, saltos baixos, salto confortável, pouco salto, salto baixinho, salto mais baixo, salto não muito alto, salto quadrado, salto kitten',
    high: 'salto alto, saltos altos, salto agulha, saltão, salto fino, saltos agulha, plataforma, salto 15',
    any: 'qualquer sapato',
  },
  dressCodes: {
    white_tie: 'white tie, casaca',
    black_tie:
      'black tie, traje a rigor, traje de gala, traje de cerimónia, smoking exigido, rigor, gravata preta, traje de cerimônia, traje black tie, gala',
    cocktail: 'cocktail, coquetel, traje de cocktail, passeio completo, vestido de cocktail',
    smart_casual:
      'esporte fino, smart casual, casual chique, chique casual, passeio, casual elegante, elegante casual, arrumadinho mas casual, elegante mas descontraído, casual chic, passeio completo casual',
    business_formal:
      'business formal, formal de trabalho, executiv*, formal para o escritório, formal, muito formal, traje formal, social completo, fato e gravata, traje social, terno e gravata, business attire, corporativ*, social, roupa social',
    business_casual: 'business casual, casual de escritório, formal descontraído',
    casual:
      'traje casual, dress code casual, traje informal, traje esporte, código casual, traje livre, esporte, casual, informal',
    festive:
      'de cerimônia, cerimônia, cerimônias, festiv*, de festa, de festa elegante, festivo, roupa de festa',
    dress_to_impress: 'dress to impress, arrasar, impressionar, causar',
    beach_formal: 'beach formal, praia chique, chique de praia, praia chic, elegante de praia',
  },
  vibes: {
    chic: 'chique, chic, elegante*, sofisticad*, arrumad*, clássica e elegante, requintad*, glamour*, fin*o e elegante, arranjad*, elegância, fina, bem vestida, estilos*, refinad*, apresentável, distint*, com classe, elegante, arrumada, sofisticada, chiquérrima, alinhada, arrumadinha',
    casual:
      'casual, descontraíd*, informal, despojad*, relaxad*, tranquil*, de boa, à vontade casual, básico casual, despojado, descontraído, despojada',
    bold: 'ousad*, chamativ*, marcante, diferentona, que chame atenção, extravagant*, arrojad*, impactante, poderos*, lacrar, chamar atenção, dar nas vistas, vibrante, espalhafatos*, destacar, ousado, chamativo, ousada, chamativa, diferentão, que arrase',
    romantic: 'romântic*, feminin*, delicad*, princesa, doce, fofo e romântico, menininha, de sonho, suave',
    edgy: 'rock, roqueir*, punk, grunge, edgy, rebelde, gótic*, rocker',
    classic: 'clássic*, intemporal, atemporal, tradicional',
    minimal:
      'minimalista, simples, sóbri*, discret*, básic*, sem exageros, minimal, clean, sem frescura, neutr*, nada exagerado, básico, discreto, discreta, básica, basiquinho, sóbrio, coisa simples, simplesinho',
    boho: 'boho, bohemi*, hippie, campestre, boémi*, boêmi*, rústic*, boho chic',
    sporty: 'desportiv*, esportiv*, sporty, athleisure',
    vintage:
      'vintage, retro, retrô, anos 50, anos 70, anos 60, anos 20, anos 80, anos 90, pin up, antiguinh*, de época, brechó',
    sexy: 'sexy, sensual, provocante, decotado sexy, sedutor*, atrevid*, gostosa, arrasadora',
    cute: 'fof*, gir*o, querid*, meig*, divertid*, amoroso, lindinh*, fofinh*',
    preppy: 'preppy, colegial, betinh*, patricinha, mauricinho',
    parisian: 'parisiense, estilo francês, francesa, à francesa',
    quiet_luxury: 'quiet luxury, luxo discreto, old money, luxo silencioso',
    creative:
      'criativ*, artístic*, original, diferente e original, alternativ*, excêntric*, irreverente, arty',
  },
  changes: {
    outfit:
      'faz um look com isso, faz um look com ele, faz um look com ela, faz um look com essa, faz um look com esse, faça um look com isso, faça um look com ele, faça um look com ela, faça um look com essa, faça um look com esse, monta um look com isso, monta um look com ele, monta um look com ela, monta um look com essa, monta um look com esse, monte um look com isso, monte um look com ele, monte um look com ela, monte um look com essa, monte um look com esse, monta um look em volta, monte um look em volta, transforma isso em um look, transforma isso num look, transforme isso em um look, transforme isso num look, transforma em look, transforme em look, transforma em um look, transforme em um look, transforma num look, transforme num look, transforma isso em outfit, faz disso um look, faça disso um look, faz disso um outfit, completa o look, complete o look, completar o look, completa o visual, complete o visual, completar o visual, monta o look completo com, monte o look completo com',
    cheaper:
      'mais barat*, mais em conta, caro demais, cara demais, muito car*, menos car*, demasiado car*, mais económic*, mais econômic*, tá caro, está caro, fora do orçamento, carinho demais, preço mais baixo, não posso pagar, meio caro, um pouco caro, mais acessíve*, caríssim*, acima do orçamento, estourou o orçamento, mais baratinh*, não cabe no bolso, custa muito, é caro, gastar menos, puxado, mais barato, muito caro, mais baratinho, baratear, menos caro, mais barata, mais baratos, algo mais barato, tá salgado, mais acessível, por menos, caríssimo, mais econômico, tá puxado',
    dearer:
      'mais car*, melhor qualidade, mais luxuos*, posso gastar mais, mais qualidade, mais sofisticado e caro, mais exclusiv*, gastar mais, mais luxo, parece barato, mais caro, qualidade melhor',
    more: 'mostra mais, mais opções, outras opções, mais ideias, outros looks, quero ver mais, ver mais, mais looks, mostra outros, mostra outras, outras ideias, ver outros, ver outras, há mais, outro look, próximo, seguinte, mais sugestões, outras sugestões, o que mais, me mostra mais, mostra-me mais, mais alguns, mais algumas, outra opção, outra sugestão, mais propostas, outros conjuntos, outro conjunto, tem outros, manda mais, que mais, tem mais algum, tem mais opções, tem mais looks',
    other:
      'outra coisa, algo diferente, uma diferente, um diferente, outro, outra, outros, outras, troca*, muda*, substitui*, trocar, outro look, outra opção, outra ideia',
    other_colour:
      'outra cor, outras cores, cor diferente, que cores, muda a cor, mudar a cor, trocar a cor, troca a cor, quais cores, que outras cores, cores diferentes, outro tom, em outra cor',
    in_colour: '',
    warmer:
      'mais quent*, mais quentinh*, vou passar frio, demasiado fresco, mais agasalhad*, muito leve pra, pouco quente, vou congelar, vou ter frio, muito fresco, vou morrer de frio, muito fino, mais agasalho, mais grosso, passo frio, vou gelar, mais quente, mais quentinho, mais agasalhado',
    cooler:
      'mais fresc*, mais fresquinh*, mais leve, muito quente, quente demais, demasiado quente, vou morrer de calor, vou ter calor, vou passar calor, menos quente, vou assar, vou suar, muito pesado, muito grosso, vou derreter, mais levezinh*, mais fresco, mais fresquinho',
    longer:
      'mais compri*, mais long*, muito curt*, curt* demais, demasiado curt*, menos curt*, tão curt*, aumenta o comprimento, curtinh* demais, alonga, mais comprido, mais longo, muito curto, curto demais, mais comprida, mais longa',
    shorter:
      'mais curt*, muito compri*, muito long*, compri* demais, long* demais, demasiado compri*, menos compri*, menos long*, encurta*, tão compri*, tão long*, mais curto, mais curta, muito longo, comprido demais, muito comprido',
    looser:
      'mais folgad*, mais larg*, mais solt*, muito apertad*, apertad* demais, muito just*, just* demais, menos apertad*, menos just*, demasiado apertad*, demasiado just*, muito colad*, tão apertad*, tão just*, mais soltinh*, me aperta, aperta muito, colad* demais, menos colad*, mais amplo, mais larguinh*, mais largo, mais soltinho, muito apertado, muito justo, mais folgado, mais solto, justo demais, menos justo',
    tighter:
      'mais just*, mais apertad*, mais cintad*, muito larg*, larg* demais, muito folgad*, folgad* demais, mais colad*, demasiado larg*, tão larg*, menos larg*, menos folgad*, mais acinturad*, muito solt*, muito grande, parece um saco, fica grande, mais ajustad*, mais justo, mais acinturado, muito largo, largo demais, mais ajustado',
    dressier:
      'mais elegante*, mais formal, mais arrumad*, mais chique, muito casual, muito informal, menos casual, mais sofisticad*, mais de festa, mais arranjad*, casual demais, informal demais, mais requintad*, muito simples para, muito simples pra, mais social, menos informal, mais fino, mais fina, mais glam*, mais festiv*, pouco elegante, mais séri*, mais arrumado, mais elegante, muito simples, mais arrumadinho, mais sofisticado',
    plainer:
      'mais casual, menos formal, menos arrumad*, muito formal, formal demais, mais simples, mais descontraíd*, mais informal, demasiado formal, muito chique, menos chique, muito arrumad*, mais despojad*, menos elegante, muito elegante, tão formal, chique demais, elegante demais, menos séri*, muito séri*, mais básic*, mais à vontade, arrumad* demais, menos arranjad*, demasiado elegante, menos social, tão chique, muito arrumado, mais básico, mais despojado',
    bolder:
      'mais ousad*, mais chamativ*, mais divertid*, muito sem graça, sem graça, mais colorid*, mais alegre, sem sal, aborrecid*, mais cor, muito básic*, mais vibrante, mais arrojad*, chat*, mais sexy, muito apagad*, mais original, muito simples, muito sério, de velha, de senhora, menos básic*, mais animad*, mais viv*, monóton*, careta, mais brilho, mais atrevid*, sem vida, entediante, mais ousado, mais colorido, mais chamativo',
    quieter:
      'mais discret*, mais sóbri*, menos chamativ*, muito chamativ*, chamativ* demais, muito colorid*, menos colorid*, espalhafatos*, mais neutr*, demasiado chamativ*, ousad* demais, muito ousad*, menos ousad*, colorid* demais, tão chamativ*, muito decotad*, muito sexy, exagerad*, menos exagerad*, mais calm*, mais suave, brega, menos decotad*, demasiado ousad*, muita cor, muito berrante, menos sexy, menos vistos*, muito vistos*, mais discreto, menos chamativo, muito chamativo, mais neutro, muito colorido, mais discretinho, muito brilho, brilho demais, mais discreta',
    undo: 'volta atrás, o anterior, a anterior, como antes, desfaz, volta ao anterior, volta para o anterior, volta pro anterior, o de antes, o que estava antes, volta ao que, volta pra trás, anular, volta o, voltar atrás, o primeiro era melhor, a de antes, volta à anterior, voltar ao anterior, desfazer, repõe, volta, voltar, os anteriores, os de antes, volta como estava, anterior',
    start_over:
      'recomeça*, recomeçar, do zero, começar de novo, começa de novo, volta ao início, reinicia*, vamos recomeçar, desde o início, do começo, tudo de novo, apaga tudo e, começar outra vez, começar do início, esquece tudo, de novo do começo, recomeça, zera tudo',
  },
  qualities: {
    expensive: 'caro, cara, caros, dispendioso',
    cheap: 'barato, barata, em conta',
    long: 'comprido, comprida, longo, longa',
    short: 'curto, curta, curtos',
    tight: 'apertado, apertada, justo, justa, colado, colada, apertados, apertadas, justos, justas',
    loose: 'largo, larga, folgado, folgada, solto, grande, largos, largas, grandes',
    warm: 'quente, agasalhado, pesado',
    cool: 'frio, fresco, leve, fino',
    dressy: 'formal, chique, elegante, arrumado, arrumada, sério',
    plain: 'ombros largos, costas largas, casual, informal, simples',
    bold: 'chamativo, chamativa, ousado, ousada, colorido, exagerado, berrante',
    quiet: 'básico, chato, apagado, aborrecido, monótono, simples',
  },
  questions: {
    who_are_you:
      'quem é você, quem és, quem és tu, como te chamas, qual é o seu nome, quem é a sophia, qual o teu nome, qual o seu nome, qual é o teu nome, com quem falo, com quem estou a falar, com quem estou falando, se apresenta, quem é vc, qm é vc, qual seu nome, quem é tu, com quem eu falo, como você se chama, como vc se chama, quem e voce, quem e vc, qm e vc, com quem tô falando',
    are_you_human:
      'és um robô, você é um robô, é humana, és humana, pessoa real, é um bot, és uma ia, pessoa de verdade, robô, chatbot, inteligência artificial, você é real, és real, é uma máquina, ser humano, você é uma pessoa, és uma pessoa, é uma ia, chatgpt, gente de verdade, és um bot, pessoa a sério, vc é robô, você é humana, vc é humana, você é uma ia, vc é ia, é robô',
    what_can_you_do:
      'o que você faz, o que sabes fazer, como funciona, como me ajudas, o que podes fazer, o que consegue fazer, como você pode me ajudar, o que você pode fazer, o que consegues fazer, para que serves, pra que você serve, em que podes ajudar, como me podes ajudar, pode me ajudar, podes ajudar-me, o que sabe fazer',
    returns:
      'devolver*, devolução*, trocar o tamanho, reembolso*, posso trocar, troca grátis, devoluções, devolvo, trocas e devoluções, mandar de volta, dinheiro de volta, política de troca, se não servir, arrependimento, devolver, devolução, trocar se, troca e devolução, reembolso, posso devolver, dá pra devolver, dá pra trocar, trocar o produto, estorno, e se não servir',
    delivery:
      'entrega*, envio*, frete*, demora*, chega*, quando chega, enviam, portes, prazo, encomenda, chega até, entregam, chegar, frete, entrega, quanto tempo demora, prazo de entrega',
    paid_link:
      'comissão*, comissões, afiliad*, patrocinad*, publicidade, ganham com, ganhas com, publi, recebes dinheiro, links pagos, ganham dinheiro, ganha dinheiro, propaganda, percentagem, porcentagem, ganha*/recebe*/lucr*/pag* + link/links/clic*/compr*, comissão, patrocinado, vocês ganham, você ganha, afiliado',
    who_sells:
      'quem vende, que loja, qual loja, onde compro, onde posso comprar, de que marca, qual a marca, de qual loja, qual é a marca, que marca, vocês vendem, onde se compra, onde comprar, onde encontro, onde acho, em que loja, quem é o vendedor, de quem compro',
    sizes:
      'que tamanho, qual tamanho, guia de tamanhos, meu tamanho, tabela de medidas, qual o meu tamanho, tamanho devo, forma pequena, forma grande, que número, tamanho eu, vai servir, serve em mim, tamanho peço, tamanhos, veste pequeno, meu tamanho qual',
    care: 'lavar*, lavo, máquina de lavar, passar a ferro, limpar, lava, lavagem, lava-se, tinturaria, lavanderia, secadora, encolhe, engomar, cuidar dessa peça, ferro',
    privacy:
      'foto/fotos/imagem/imagens/selfie/dados + guarda*/vê/veem/privad*/segur*/apag*/onde/quem/acontece/fazem/faz/vai/vão/armazen*/usa*/partilh*/compartilh*/fica/ficam/depois, privacidade, dados pessoais, lgpd, rgpd',
    costs:
      'quanto custa você, é grátis, é de graça, créditos, crédito, assinatura, tenho que pagar, gratuito, luxe, subscrição, quanto custa usar, tenho de pagar, é pago, de graça, mensalidade, quanto custas, quanto custa o serviço, preciso pagar, quanto custa isto, custa alguma coisa, gratuita, quanto você cobra, plano, tem que pagar, paga alguma coisa',
    how_try_on:
      'experimentar*, provar*, experimento, ver em mim, na minha foto, provador, ver como fica em mim, em mim, ver no meu corpo, como fica em mim, me ver com, ver-me com, provo, no meu corpo, experimentá-l*',
    why: 'por que, porque escolheste, por que escolheu, porquê, por quê, qual a razão, porque é que',
    in_stock:
      'em estoque, em stock, disponíve*, esgotad*, ainda tem, ainda há, estoque, ainda têm, tem no meu tamanho, acabou',
    forecast:
      'que tempo, como está o tempo, tempo amanhã, como vai estar o tempo, qual a previsão, tempo vai fazer, vai fazer frio, vai fazer calor, qual é a previsão, vai estar frio, vai estar calor',
    delete_data:
      'apaga*/elimina*/exclu*/delet*/remov* + dados/conta/foto/fotos/tudo sobre/perfil/histórico, apagar a minha conta, esquece-me, encerrar minha conta, fechar a conta',
    contact:
      'contact*, contato*, apoio ao cliente, falar com alguém, falar com uma pessoa, telefone, atendimento, sac, reclamação, falar com um humano, e-mail, email, falar com um atendente, suporte, whatsapp, ligar para, atendente, reclamar, contato',
  },
  social: {
    hello:
      'oi*, olá*, bom dia, boa tarde, boa noite sophia, hey, e aí, boa noite, opa, tudo bem, tudo bom, como vai, viva, hello, alô, eai',
    thanks: 'obrigad*, valeu, brigad*, muito obrigada, grata, agradeço, vlw, agradecid*',
    bye: 'tchau*, adeus, até logo, até mais, até amanhã, xau, até breve, fui, beijos, bjs, até já, boa noite e até, até à próxima, até a próxima, beijinhos, falou',
    compliment:
      'adorei*, amei*, lind*, que lindo, maravilhos*, perfeit*, gostei*, que giro, gosto muito, fantástic*, incrível, top, espetacular, adoro, ficou ótimo, arrasou, ótimo, amo, excelente, show de bola, gostei muito, lindíssim*, bel*a escolha, gosto, demais, muito bom, muito bonit*, que máximo, fixe, bacana, legal, que fof*',
    complaint:
      'não gostei*, não gosto, fei*, horrível*, que feio, credo, não curti, não é o meu estilo, não é meu estilo, péssim*, odiei, horroros*, pavoros*, detestei, não curto, ridícul*, brega, cafona, não combina comigo, ruim, de mau gosto, piroso, pirosa, não me convence, não é a minha cara, não é minha cara, não faz meu estilo, nojo, eca, uma porcaria, terrível, não me favorece, não me serve, medonh*, decepcionad*, desiludida',
    yes: 'sim, claro, ok, pode ser, com certeza, tá bom, está bem, isso, bora, beleza, sim por favor, perfeito sim, certo, combinado, okay, podes, pode, quero sim, por que não, aceito, óbvio, exato, blz',
    no: 'não, não obrigada, nem pensar, de jeito nenhum, nunca, melhor não, nem por sombras, jamais, nope, nada disso',
    unsure:
      'não sei, sei lá, não faço ideia, talvez, não tenho certeza, não tenho a certeza, sem ideia, nem ideia, indecis*, hum, dúvida, estou perdida, não consigo decidir, n sei, sem ideias',
    surprise:
      'me surpreenda, surpreende-me, surpreenda-me, você escolhe, escolhe tu, escolhe você, tu decides, você decide, tanto faz, qualquer coisa, me surpreende, como quiser, como quiseres, o que você quiser, confio em você, confio em ti, decide tu, ao teu gosto, escolha por mim, você que sabe, tu é que sabes, à tua escolha, escolhe por mim, decide por mim, o que quiseres, fica ao seu critério, é indiferente, escolhe aí, decide aí',
  },
  dates: {
    today:
      'hoje*, esta manhã, esta tarde, daqui a pouco, logo à tarde, hoje de manhã, hoje à tarde, hoje, hj',
    tonight: 'hoje à noite, esta noite, logo à noite, hj à noite, hoje de noite, essa noite',
    tomorrow: 'amanhã*, amanhã à noite, amanhã de manhã, amanhã, amanha, amanhã cedo',
    weekend:
      'este fim de semana, fim de semana, sábado, domingo, no sábado, no domingo, fds, nesse fim de semana, próximo fim de semana, fim-de-semana, sábado à noite, próximo sábado, findi, esse fim de semana, no fim de semana, sabado, nesse fds',
    next_week:
      'próxima semana, semana que vem, semana próxima, para a semana, segunda que vem, sexta que vem, próxima segunda, próxima sexta, daqui a uma semana, próxima quinta, próxima terça, próxima quarta, na outra semana',
  },
  months:
    'janeiro, fevereiro, março, abril, maio, junho, julho, agosto, setembro, outubro, novembro, dezembro',
  seasons: {
    spring: 'primavera*',
    summer: 'verão*, verões',
    autumn: 'outono*',
    winter: 'inverno*, invernos*',
  },
  budget: {
    most: 'gasto, quero gastar, gastaria, menos de, por menos de, até, máximo, max, no máximo, não mais de, orçamento, orçamento de, uns, cerca de, por volta de, abaixo de, gastar, por, tenho, mais ou menos, sem passar de, à volta de, limite, no max, não passar de, não ultrapasse, que não passe de, umas, aproximadamente, ou menos, inferior a, só tenho, teto de, não pode passar de, em torno de, teto, gastar até, na faixa de, na faixa dos, na casa dos, não exceder, sem ultrapassar, não quero passar de, limite de, máximo de, no limite de, posso gastar até, não dá pra passar de, até uns, desembolsar, aí pelos',
    least:
      'mais de, pelo menos, a partir de, no mínimo, mínimo, ou mais, acima de, para cima, no mínimo uns, superior a, não menos de',
    between: 'entre, de, entre uns, na faixa entre, algo entre',
    to: 'e, a, até, ou',
    low: 'barat*, económic*, econômic*, pouco dinheiro, orçamento apertado, não muito caro, baratinh*, sem gastar muito, pouca grana, sem grana, não quero gastar muito, dura de grana, preço bom, bom preço, nada caro, não muito cara, orçamento pequeno, orçamento curto, orçamento baixo, grana curta, liso, tesa, low cost, gastar pouco, preço baixo, não seja caro, não seja cara, sem gastar uma fortuna, custo baixo, curta de dinheiro, acessível, acessíveis, que não custe muito, apertada de dinheiro, sem dinheiro, poupar, economizar, promoção, não tenho muito dinheiro, uma pechincha, barato, barata, baratinho, econômico, pobre, dura, precinho, baratinha, tô sem grana, grana apertada, dinheiro curto, tô dura, que não seja caro',
    high: 'luxo, alta gama, me dar um mimo, investir, mimo, luxuos*, me dar um luxo, uma extravagância, caprichar, gastar à vontade, investimento, de marca, grife, mimar, não me importo de gastar, posso gastar bem, premium, perder a cabeça, orçamento alto, posso gastar, me dar um presente, chique e caro',
    open: 'dinheiro não é problema, preço não importa, sem limite de preço, não importa o preço, o preço não interessa, sem limite, orçamento ilimitado, tanto faz o preço, custe o que custar, preço não é problema, não importa quanto, orçamento livre, sem limites, o dinheiro não importa, qualquer preço, não me importa o preço, orçamento não é problema, grana não é problema, não olho a gastos, sem olhar a preço, orçamento aberto, o preço é indiferente',
  },
  currencies:
    'euros=EUR, euro=EUR, reais=BRL, real=BRL, conto=BRL, contos=BRL, pilas=BRL, paus=EUR, eur=EUR, dólares=USD, dólar=USD, libras=GBP, mangos=BRL, brl=BRL, pila=BRL, francos=CHF, meticais=MZN, kwanzas=AOA, r=BRL, pau=BRL, r$=BRL',
  numbers:
    'zero=0, dois=2, duas=2, três=3, quatro=4, cinco=5, seis=6, sete=7, oito=8, nove=9, dez=10, onze=11, doze=12, treze=13, catorze=14, quatorze=14, quinze=15, dezesseis=16, dezasseis=16, dezessete=17, dezassete=17, dezoito=18, dezenove=19, dezanove=19, vinte=20, trinta=30, quarenta=40, cinquenta=50, sessenta=60, setenta=70, oitenta=80, noventa=90, cem=100, cento=100, duzentos=200, trezentos=300, quatrocentos=400, quinhentos=500, seiscentos=600, setecentos=700, oitocentos=800, novecentos=900, mil=1000, trezentas=300, duzentas=200',
  grammar: {
    not: 'não, sem, nada de, nem, odeio, evita, evitar, nunca, jamais, detesto, exceto, nenhum, nenhuma, menos, não gosto, nada, não aguento, não suporto, não quero, cansada de, farta de, não me fica bem, fica mal, não me favorece, não uso, me cai mal, me cansei de, não pode ser, enjoei de, chega de, tirando, alérgica a, abomino, não posso, fora, não combina, me deixa apagada, não me ficam bem, n, tampouco, cansei de, enjoada de, não visto, apaga-me, não consigo usar, nao, nao quero, ñ, nao uso, nao gosto, fujo de, não curto, não fica bem em mim, não me cai bem, alergia a, alergia à, alergia ao, tenho alergia a, tenho alergia à, tenho alergia ao, alérgica à, alérgica ao, num quero, num gosto',
    notBefore:
      'não, proibid*, nem pensar, não obrigada, fica-me mal, não me fica bem, eu não aguento, de jeito nenhum, não me favorece, não pode, não aguento, não gosto, vetad*, me deixa apagada, não combina comigo, detesto, não me cai bem, não me ficam bem, fora de questão, não são permitidos, não é permitido, nem morta, não me assenta, não rola, odeio, não uso, não consigo usar, não podem, jamais, me dá alergia, pinica, machuca, não vale, nao, não fica bem, não quero, deus me livre, não dá, proibido, não curto, eu odeio',
    ratherThan:
      'em vez de, ao invés de, em lugar de, em vez da, em vez do, em vez das, em vez dos, no lugar da, no lugar do, no lugar das, no lugar dos, ao invés da, ao invés do, em vez dessa, em vez desse',
    except:
      'menos, exceto, tudo menos, qualquer cor menos, qualquer cor exceto, qualquer cor que não seja, salvo, todas as cores menos, que não seja, fora, tirando, a não ser',
    but: 'mas, porém, prefiro, melhor, só que, se faz favor, por favor, embora, senão, só, apenas, sim mas, contudo, pfv, antes, dessa vez, desta vez, este ano, esse ano',
    yes: 'sim, gosto de, adoro, quero, fica-me bem, me favorece, prefiro, pode, ok, gosto, curto, amo, ficam-me bem, cai bem, tudo bem, combina comigo, fica bem, queria, pode ser, me cai bem',
    and: 'e, ou, bem como, mais',
    with: 'com, para, pra, a combinar com, em, no, na, ao',
    too: 'demais, muito, demasiado, tão, muito mesmo, demasiada',
    sits: 'ficou, ficaram, fica, ficam, me ficou, tá meio, está meio, ficou meio, tá, está, estão',
    more: 'mais, um pouco mais, algo mais, bem mais, um bocadinho mais, um pouquinho mais, um bocado mais, muito mais',
    less: 'menos, um pouco menos, não tão, um bocadinho menos, não muito, bem menos',
    other:
      'outro, outra, outros, outras, diferente, diferentes, troca, trocar, muda, mudar, não esse, não essa, não esses, substitui, novos, novas, não este, não esta, troque, mude, substitua, não essas, novo par, em vez da, em vez do, em vez das, em vez dos, no lugar da, no lugar do, no lugar das, no lugar dos, ao invés da, ao invés do, em vez dessa, em vez desse',
    same: 'o mesmo, a mesma, mesma coisa, igual, os mesmos, tem em, há em, isso em, esse em, existe em, também em, esta em, este em, essa em, têm em, tem ele em, tem ela em, isto em, mesmo look em, o mesmo look, iguais, as mesmas, idêntico, esse mesmo, essa mesma, aquele em',
    this: 'esse, essa, esses, essas, este, esta, estes, estas, aquele, aquela',
    add: 'acrescenta, adiciona, põe também, junta, bota, coloca, inclui, põe uma, põe um, adicionar, acrescente, complementa com, adicione, junta-lhe, mete, põe, coloque, falta um, falta uma',
    remove:
      'tira, tira o, tira a, retira, remove, sem o, sem a, tire, tirar, elimina o, elimina a, retire, dispensa, sem os, sem as, remova, exclui, tira fora, tirei, não quero o, não quero a, tira ele, tira ela, tira isso, pode tirar',
    keep: 'deixa, mantém, fica com, guarda, manter, fico com, mantenha, deixe, gosto da, gosto do, conserva, não mexe, mantem, adorei a, adorei o, não troca',
    rest: 'o resto, todo o resto, os outros, resto, o restante, tudo o resto, as outras, restante, as outras peças',
    colour: 'cor, cores, tom, tons, tonalidade',
    outfit:
      'no total, total, look completo, conjunto completo, tudo, look todo, conjunto, tudo junto, tudo incluído, roupa toda, look inteiro, outfit completo, o look, da cabeça aos pés, o conjunto todo, completo, pelo conjunto, tudo somado, outfit, ao todo, o look todo, produção completa, no total geral',
    piece:
      'por peça, cada peça, por item, cada um, cada, a peça, cada uma, por artigo, peça, cada item, por unidade',
    for: 'para, pra, presente para, é para, pro, algo para, prenda para, presente pro, presente pra, procuro para',
    man: 'marido, namorado, irmão, pai, filho, homem, ele, avô, tio, noivo, homens, esposo, meu pai, sogro, sobrinho, primo, rapaz, cunhado, amigo homem, masculino, genro, vô, padrinho',
    woman:
      'mulher, esposa, namorada, irmã, mãe, filha adulta, ela, avó, tia, amiga, vó, sogra, sobrinha, prima, senhora, mulheres, cunhada, noiva, vovó, feminino, nora, madrinha',
    child:
      'criança, crianças, menino, menina, bebé, bebê, meu filho tem, minha filha tem, miúdo, miúda, filhinha, filhinho, neto, neta, netinho, netinha, filho de, filha de, garoto, garotinha, pequeno de',
    needs:
      'precisa, procura, quer um, quer uma, quer uns, quer umas, está procurando, tá procurando, anda à procura, está à procura, não tem o que vestir, queria um, queria uma',
    outside:
      'lá fora, tempo, graus, está, tá, faz, vai estar, temperatura, clima, na rua, vai fazer, fazendo, fora de casa',
    yearsOld: 'anos, aninhos',
    iAm: 'tenho, com, idade, faço, meu filho tem, minha filha tem, de, fiz, tem',
    turns: 'faz, completa, fazendo, vai fazer',
    size: 'tamanho, visto, visto o, uso, manequim, uso o, número, visto um, uso manequim',
    height: 'meço, altura, de altura, medo, mede',
    minus: 'menos, abaixo de zero, negativos',
    degrees: 'graus, grau, celsius, c, gruas',
    fahrenheit: 'fahrenheit, f',
    in: 'em, no, na, para, pra, de, da, nos, nas, a',
    travel:
      'vou pra, vou para, viajo para, viagem para, viagem pra, dias em, semana em, indo pra, indo para, vou a, vamos pra, vamos para, passar uns dias em, viajar para, viajar pra',
    plain:
      'não precisa, não só, eu, tu, você, vocês, ele, ela, nós, me, te, se, nos, lhe, o, a, os, as, um, uma, uns, umas, de, do, da, dos, das, em, no, na, nos, nas, ao, à, aos, às, por, pelo, pela, meu, minha, meus, minhas, teu, tua, seu, sua, nosso, que, quê, qual, quais, como, quando, onde, quem, é, sou, são, estou, está, tá, foi, era, ser, estar, ir, vou, vai, vamos, ter, tem, há, haver, fazer, faz, posso, pode, podes, devo, deve, quero, queria, procuro, preciso, dá-me, mostra, mostra-me, ajuda, ajuda-me, sugere, monta, usar, uso, vestir, visto, veste, levar, pôr, por, algo, alguma, algum, roupa, roupas, look, looks, conjunto, peça, peças, coisa, coisas, ideia, ideias, estilo, tipo, dia, dias, noite, tarde, semana, mês, ano, vez, bem, mal, muito, muita, pouco, um pouco, mais, também, já, ainda, sempre, agora, depois, antes, durante, desde, entre, sobre, se, porque, pois, assim, este, esta, isto, esse, essa, isso, amiga, amigo, amigas, irmã, irmão, prima, primo, tia, tio, sobrinha, filho, filha, mãe, pai, avó, avô, marido, namorado, mulher, convidada, convidado, convite, favor, pf, né, ai, olha, ah, então, novo, nova, bonito, bonita, grande, pequeno, todo, toda, todos, todas, cada, sophia, gostaria, gostava, acho, penso, diz, disse, gente, pessoa, dress code, traje, casa, lá, aqui, ali, tô, pra, pro, pros, mto, vc, junto, perto, aí, hein, to, ta, tava, tenho, tinha, faço, dá, dar, para, com, num, numa, e, ou, mas, vcs, eles, a gente, dele, dela, hoje, tão, só, tb, até, vestido pra, me ajuda, sugestão, por favor, pfv, obrigada, oi, olá, ei, sobrinho, vó, vô, chefe, colega, colegas, cunhada, vizinha, crianças, criança, filhos, anos, manhã, próximo, que vem, cor, cores, tamanho, tom, jeito, lindo, linda, tempo, clima, cidade, interior, norte, sul, fazenda, sítio, salão, campo, ar livre, não acho, não encontro, nunca acho, nunca encontro, não consigo achar, não consigo encontrar, que cor me, que cores me, que cor fica, qual cor me, quais cores me, fui convidada, convidada pra, convidada para, convidada a, convidado pra, afilhado, afilhada',
    venue:
      'bar, hotel, restaurante, rua, praça, banco, café, clube, avenida, teatro, boteco, boate, churrascaria, padaria, bairro, shopping, estação, pousada, casa, rio',
    bears: 'cabelo, cabelos, olhos, carro, minha pele',
    theirs:
      'ela usa, ele usa, noiva vai de, noiva de, madrinhas vão de, madrinhas de, minha irmã vai de, minha mãe vai de, noiva usa, elas usam, todas vão de, está usando, ela está de, elas vão de',
    past: 'ano passado, no ano passado, da última vez, na última vez, da outra vez, outro dia, verão passado, inverno passado, antes eu usava, eu usei, usei, fui de',
  },
  things: {
    plain: 'tudo liso, tecido liso, cor lisa, bem liso, peça lisa, só liso',
    sleeveless: 'de alcinha, de alcinhas, com alcinha',
    trousers: 'calças, calça, calça social, calça de alfaiataria, pantalona, alfaiataria calça',
    suit: 'fato, terno, tailleur, terninho, smoking, fato de calças, conjunto de alfaiataria, terninhos, fato de senhora, conjunto social',
    dress: 'vestido jeans, vestido, vestidos, longo, vestidinho, tubinho, longuete, vestidão',
    shorts: 'short, calções, bermuda, shortinho, shorts, bermuda jeans',
    sneakers: 'ténis, tênis, sapatilhas, sapatênis, tenis brancos, tenis, tênis branco',
    heels:
      'salto, saltos, sapato de salto, scarpin, sapatos de salto, scarpins, stilettos, salto agulha, sapatos altos, salto alto',
    flats: 'sapatilha, bailarinas, sabrinas, mocassim não, sapatilhas',
    boots:
      'botas, galochas, bota, coturno, botas de borracha, botas altas, galocha, bota impermeável, botas impermeáveis',
    'ankle boots': 'botins, botinhas, ankle boot, botim, botinha, chelsea, bota de cano curto',
    sandals: 'sandálias, sandália, chinelos, havaianas, chinelo, papete, rasteirinha, sandalia',
    bag: 'mala, bolsa, carteira de mão, mala de mão, malinha, bolsinha, bolsas, bolsa de mão grande',
    blazer: 'blazer, blazers, casaco de fato, paletó',
    jacket:
      'jaqueta jeans, jaqueta, blusão, casaquinho, jaquetas, corta-vento, casaco de couro, casaqueto, jaqueta impermeável, corta vento, jaqueta corta-vento, jaqueta de couro',
    coat: 'sobretudo, casacão, abrigo, casaco, casacos, mantô, casaco de lã, casaco pesado, casaco comprido',
    sweater: 'camisola, suéter, malha, pulôver, blusa de lã, tricô, blusa de frio, sueter',
    pyjamas:
      'pijama, camisola pra dormir, camisola de dormir, camisa de dormir, camisola de algodão pra dormir, roupa de dormir',
    tee: 't-shirt, camiseta, camisetas, t shirt, regata, baby look',
    cardigan: 'cardigã, casaco de malha, casaquinho de malha, cardigan, casaquinho',
    trench: 'gabardine, trench coat, trench, impermeável, capa de chuva',
    puffer: 'blusão acolchoado, puffer, casaco de penas, kispo, casaco acolchoado',
    jumpsuit: 'macacão, macaquinho, macacões',
    swimsuit: 'fato de banho, maiô',
    scarf: 'lenço, cachecol, echarpe, xale, pashmina, estola',
    hat: 'chapéu, chapéu de palha, chapéus, chapeu',
    burgundy: 'vinho, bordô, bordeaux, marsala, borgonha, cor de vinho, ameixa, beringela, bordo',
    navy: 'azul-marinho, azul marinho, azul-escuro, azul escuro, azul-noite, marinho',
    'light blue': 'azul-claro, azul claro, azul-celeste, azul bebé, azul bebê, azul celeste, azul céu',
    blue: 'azul-royal, azul royal, azul klein, azul-turquesa não',
    green:
      'verde-claro, verde claro, verde-escuro, verde escuro, verde garrafa, verde água, sálvia, verde-garrafa, verde limão, verde-água, pistache, verde musgo',
    emerald: 'verde-esmeralda, verde esmeralda, esmeralda',
    khaki: 'caqui, verde militar, verde tropa, cáqui',
    olive: 'verde-oliva, verde oliva, azeitona, oliva',
    pink: 'rosa, cor-de-rosa, cor de rosa, rosa bebé, rosa claro, rosa bebê, rosa-claro, rosa velho, rosé, rosinha',
    fuchsia: 'fúcsia, pink, magenta, rosa choque, rosa-choque',
    brown: 'castanho, castanha, marrom, castanhos, castanhas, marrons, café cor',
    purple: 'roxo, violeta, roxa, uva, roxos',
    lilac: 'lilás, lavanda, malva, alfazema',
    red: 'vermelho vivo, encarnado, vermelho cereja',
    cream: 'creme, marfim, off-white, cru, pérola, off white, champanhe, branco-sujo',
    camel: 'camelo, caramelo, conhaque, cor de mel',
    turquoise: 'turquesa, petróleo, azul petróleo, tiffany, azul-petróleo, azul turquesa',
    orange: 'laranja, cor de laranja, cor-de-laranja',
    mustard: 'mostarda, ocre',
    grey: 'cinza, cinzento, cinzenta, cinza claro, chumbo, cinzas',
    nude: 'nude, cor de pele, rosê',
    gold: 'dourado, dourada, dourados, ouro',
    silver: 'prata, prateado, prateada',
    multicolour:
      'colorido, colorida, cores vivas, multicor, muita cor, cores alegres, cores fortes, coloridão',
    sequin:
      'brilho, brilhos, lantejoulas, paetê, paetês, glitter, brilhante, purpurina, paetés, cintilante, lantejoula, brilhoso',
    leather: 'pele, couro, pele verdadeira, couro legítimo, courino',
    'faux leather': 'couro sintético, couro ecológico, pele sintética, couro fake, couro vegano, napa',
    suede: 'camurça',
    natural: 'fibras naturais, tecidos naturais, materiais naturais, fibra natural, tecido natural',
    animal: 'vegan*, vegana, origem animal, cruelty free',
    floral: 'flores, florido, florida, floral, às flores, estampa floral, florzinhas, floridos, florzinha',
    checked: 'xadrez, quadrados, vichy, aos quadrados, tartan, escocês',
    striped: 'riscas, listras, listrado, listrada, às riscas, risca de giz',
    'polka dot': 'bolinhas, poá, pintas, às bolinhas, bolinha',
    leopard: 'onça, oncinha, leopardo, animal print, zebra',
    ruffled: 'babados, folhos, babado, com folhos',
    maxi: 'longo, longa, comprido, comprida, até aos pés, longos, compridos',
    mini: 'curto, curta, mini, curtos, minissaia, curtinho',
    midi: 'midi, a meio da perna, médio, comprimento midi',
    wrap: 'transpassado, envelope, traçado',
    'wide leg': 'pantalona, perna larga, wide leg, pantacourt, boca larga',
    straight: 'reta, reto, retas, corte reto, direitas',
    'short sleeve': 'manga curta, mangas curtas, de manga curta',
    'long sleeve':
      'manga comprida, manga longa, mangas compridas, mangas longas, de manga comprida, de manga longa',
    'high waisted': 'cintura alta, cós alto, de cintura alta',
    accessories: 'acessórios, acessório',
    skirt: 'saia jeans, saia, saias, minissaia, sainha',
    denim: 'saia jeans, jaqueta jeans, vestido jeans, camisa jeans',
    jeans: 'jeans, calça jeans, jeans reto, calça de brim',
    shirt: 'camisa, camisas, camisa social',
    blouse: 'blusa, blusas, bata, blusinha',
    top: 'top, cropped, parte de cima, regata top',
    sweatshirt: 'moletom, blusão',
    hoodie: 'moletom com capuz',
    shoes: 'sapato, sapatos, calçado',
    loafers: 'mocassim, mocassins, loafer',
    clutch: 'clutch, carteira de festa',
    backpack: 'mochila',
    cap: 'boné',
    beanie: 'gorro, touca',
    belt: 'cinto, cintos',
    necklace: 'colar, colares, gargantilha, corrente',
    earrings: 'brinco, brincos, argola, argolas',
    bracelet: 'pulseira, bracelete',
    jewellery: 'joias, bijuteria, semijoia, bijuterias',
    tights: 'meia-calça, meia calça',
    gloves: 'luvas',
    sunglasses: 'óculos de sol, óculos',
    wool: 'lã',
    linen: 'linho',
    silk: 'seda',
    satin: 'cetim',
    lace: 'renda, rendado, rendada',
    coral: 'coral, salmão, pêssego',
    charcoal: 'chumbo, grafite, cinza escuro',
    terracotta: 'terracota, telha, ferrugem',
  },
  places:
    'lisboa, porto, faro, coimbra, braga, madeira, açores, nazaré, algarve, cascais, sintra, évora, aveiro, comporta, são paulo, sp, rio de janeiro, rio, curitiba, porto alegre, belo horizonte, bh, salvador, recife, fortaleza, brasília, florianópolis, floripa, gramado, trancoso, búzios, copacabana, ipanema, natal rn, manaus, belém, bahia, londres, paris, madrid, barcelona, roma, milão, berlim, nova york, nova iorque, miami, orlando, buenos aires, dubai, tóquio, bali, maldivas, luanda, maputo, amsterdã, amesterdão, ibiza, veneza, florença, santiago, lima, cancún, fernando de noronha, jericoacoara, campos do jordão, goiânia, vitória, santos, campinas, ouro preto, paraty, angra, foz do iguaçu, bruxelas, viena, praga, grécia, itália, espanha, portugal, frança, marrocos, cabo verde, islândia, japão, tailândia',
}
