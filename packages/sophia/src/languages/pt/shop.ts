import type { CategoryWords } from '../../vocabulary/category-words.ts'

export const portuguese: CategoryWords = {
  language: 'pt',
  counts: 'first',
  company: 'com, para, sem, e',
  words: {
    tops: 'blusa, blusinha, corset, corselet, espartilho, bustiê, cropped, top, regata, body, suéter, pulôver, camisola de malha, camisola de lã, camisola, moletom, moletinho, colete de malha, bata, t-shirt, camiseta, camisa, polo, túnica, cardigã, bolero, tricot, macaquinho bebê, gola alta, segunda pele, sweat',
    bottoms:
      'calça, calças, pantalona, jeans, legging, bermuda, short, shorts, calções, calção, jogger, jardineira, salopete, culote, pantacourt, jegging, treggings, ganga, chino, cargo, corsário, ciclista, shorts-saia, moletom calça',
    skirts:
      'saia, minissaia, mini-saia, saia-calça, saia calça, saiote, canga, pareô, tutu, anágua, saia-calção',
    dresses:
      'vestido, vestidinho, macacão, macaquinho, tubinho, caftã, kaftan, longuete, vestido de noiva, chemise, bodychain vestido, túnica longa, saída de praia',
    outerwear:
      'casaco, casaquinho longo, casaqueto, jaqueta, blazer, sobretudo, gabardina, gabardine, parka, anoraque, corta-vento, capa de chuva, impermeável, colete, colete acolchoado, colete puffer, blusão, bomber, puffer, quimono longo, quispo, kispo, poncho, capa, sobrecasaca, sobrecamisa, samarra, trench, paletó, agasalho, casacão, moletom casaco, polar, fleece, pelerine',
    shoes:
      'sapato, sapatos, sapatilha, tênis, ténis, bota, botim, botins, botinha, sandália, chinelo, rasteirinha, mocassim, tamanco, scarpin, escarpim, peep toe, mule, alpargata, anabela, plataforma, oxford, derby, galocha, pantufa, papete, mary jane, coturno, salto, sapato social, sabrinas, sapatênis, chuteira, socas, slide, loafer',
    accessories:
      'joalheria, joalharia, tiara, arco de cabelo, elástico de cabelo, prendedor, presilha, xuxinha, scrunchie, guarda-chuva, sombrinha, suspensórios, abotoaduras, botões de punho, chaveiro, porta-chaves, luvas, protetor de orelha, gola, boina, viseira, turbante, estola, xale, lenço, bandana, tornozeleira, charm, berloque, piercing, faixa, leque, capa de celular, capa para telemóvel, cadarços, atacadores, palmilhas, meias, meia, collants, cinto, pulseira de relógio, pin, broche, gravata, véu, toca, gorro, cachecol, óculos, brinco, brincos, pulseira',
    bags: 'bolsa, bolsinha, mala, mala de mão, mala de viagem, mala a tiracolo, malinha, mochila, pochete, pochette, carteira, necessaire, nécessaire, pasta, bornal, sacola, saco, porta-documentos, porta-cartões, estojo, bolsa de cintura, bolsa de ombro, bolsa saco, tiracolo, clutch, shopping bag, valise, trolley, porta-fatos, frasqueira, maleta',
    home: 'cabide, cabides, vaso, jarra, tapete, cortina, luminária, candeeiro, abajur, toalha de mesa, guardanapo, guardanapos, jogo americano, xícara, chávena, caneca, tigela, prato, copo, bandeja, capa de edredão, capa de edredom, edredom, edredão, capa de almofada, fronha, almofada, travesseiro, lençol, colcha, manta, cobertor, roupão, robe, robe de chambre, toalha, toalha de praia, toalha de banho, tapete de banho, capacho, cortina de chuveiro, espelho, moldura, porta-retrato, cesto, cesta, caixa, arara, cabideiro, armário, sapateira, estante, cadeira, poltrona, sofá, mesa, banco, castiçal, porta-velas, difusor, aromatizador, avental, pano de prato, porta-joias, guarda-joias, calçadeira, guarda-sol, rede, relógio de parede, despertador, caminho de mesa, jogo de cama, roupa de cama, aparelho de jantar',
    none: 'maiô, biquíni, fato de banho, sunga, calcinha, cueca, cuecas, tanga, sutiã, soutien, camisola de dormir, camisa de noite, pijama, terno, fato, fato completo, smoking, fantasia, fato de treino, saco de dormir, perfume, eau de parfum, creme, batom, shampoo, cartão presente, vale-presente, brinquedo, boneca, livro, molde de costura, novelo, detergente, graxa, roupa para cachorro, casaco para cão, coleira, lingerie, conjunto de lingerie',
  },
  besides:
    'cintura alta, cintura baixa, cano alto, cano curto, salto alto, salto baixo, gola polo, alta costura, bolso, bolsos, gola careca, tecido de malha, cós alto',
}
