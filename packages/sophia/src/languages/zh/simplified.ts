/** Traditional characters of shops' words, each followed by the simplified one with which the lexicon writes them. */
const pairs =
  '褲裤襯衬圍围項项鍊链鏈链環环帶带絨绒針针織织衛卫連连長长禮礼運运動动涼凉樂乐雙双後后揹背單单錢钱襪袜領领飾饰錶表鏡镜墊垫燭烛絲丝風风夾夹馬马頭头紡纺緊紧寬宽闊阔開开內内嬰婴兒儿裝装' +
  '摺折蓋盖門门櫃柜燈灯盤盘濕湿髮发圓圆鈕纽釦扣優优質质純纯麗丽賽赛臉脸繡绣繩绳腳脚鍋锅簾帘氈毡書书傘伞獸兽貓猫寵宠護护買买價价實实貴贵寶宝歐欧韓韩國国學学絡络網网線线結结細细紅红綠绿藍蓝黃黄銀银' +
  '膠胶鉤钩顏颜條条個个兩两無无與与為为過过對对時时間间點点嚴严麼么來来東东車车軟软輕轻邊边陽阳壓压縮缩縫缝級级檯台發发'

const map = new Map(
  Array.from({ length: pairs.length / 2 }, (_, at) => [pairs.charAt(2 * at), pairs.charAt(2 * at + 1)]),
)

/** So that 連衣裙 is read as 连衣裙. */
export const simplified = (text: string) => Array.from(text, (letter) => map.get(letter) ?? letter).join('')
