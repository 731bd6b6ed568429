import type { Availability } from '@cabine/sophia/vocabulary/product-categories.ts'

/** How shops say in ten languages whether something can be had, language by language. */
export const stockWords: Record<Availability, string> = {
  in_stock:
    'in stock, available, available now, ready to ship, ready for shipping, low stock, limited stock, limited availability, few left, only a few left, ' +
    'last pieces, last ones, online only, in store only, online available, available online, yes, y, true, active, made to order, on stock, stock, ' +
    'auf Lager, lagernd, vorrätig, verfügbar, lieferbar, sofort lieferbar, sofort verfügbar, ab Lager, am Lager, ja, noch verfügbar, wenige verfügbar, ' +
    'nur noch wenige verfügbar, nur noch wenige, nur noch wenige auf Lager, begrenzt verfügbar, geringer Bestand, online verfügbar, im Lager, versandfertig, bestellbar, ' +
    'en stock, disponible, disponibles, oui, stock limité, en stock limité, stock faible, dernières pièces, derniers articles, immédiatement disponible, ' +
    'disponible immédiatement, disponible en ligne, disponibilité limitée, livrable, expédié sous 24h, quelques exemplaires, ' +
    'en existencia, en existencias, con stock, hay stock, hay existencias, sí, si, pocas unidades, últimas unidades, quedan pocas unidades, disponible ahora, ' +
    'entrega inmediata, disponibilidad inmediata, disponibilidad limitada, stock disponible, disponible online, ' +
    'disponibile, disponibili, in magazzino, a magazzino, sì, pronta consegna, in pronta consegna, ultimi pezzi, disponibilità immediata, disponibilità limitata, ' +
    'pochi pezzi, disponibile subito, disponibile online, scorte limitate, ' +
    'em stock, em estoque, disponível, disponíveis, sim, a pronta entrega, pronta entrega, últimas peças, poucas unidades, em existência, disponível online, ' +
    'disponibilidade imediata, estoque disponível, estoque baixo, stock reduzido, ' +
    'в наличии, есть в наличии, есть, да, доступно, доступен, доступна, имеется, имеется в наличии, на складе, есть на складе, в продаже, мало, осталось мало, ' +
    'заканчивается, последний размер, ограниченное количество, товар в наличии, много, ' +
    '有货, 現貨, 现货, 有貨, 有库存, 有庫存, 库存充足, 在售, 是, 可购买, 可購買, 库存紧张, 有现货, 尚有库存, 仅剩少量, 少量库存, 在库, 销售中, 供应中, 仅限线上, 仅限门店, ' +
    '在庫あり, 在庫有り, 在庫有, 在庫, 販売中, 残りわずか, 残り僅か, 在庫わずか, 在庫僅少, 残り少, あり, はい, ○, ◯, △, 即納, 即日発送, 購入可能, 発売中, 在庫あります, 在庫残りわずか, 限定販売, ' +
    'متوفر, متوفرة, متاح, متاحة, متوفر الآن, متوفر حاليا, في المخزون, متوفر في المخزون, نعم, موجود, كمية محدودة, متوفر بكمية محدودة, متاح للشراء, متاح أونلاين, متوفر أونلاين',
  preorder:
    'preorder, pre-order, presale, pre-sale, backorder, backordered, back-order, on backorder, available for order, available for preorder, available on backorder, ' +
    'coming soon, available soon, soon available, on order, special order, ' +
    'vorbestellung, vorbestellbar, vorbestellen, auf Vorbestellung, zur Vorbestellung, demnächst, demnächst verfügbar, bald verfügbar, in Kürze verfügbar, in Kürze lieferbar, ' +
    'nachbestellt, im Zulauf, Lieferrückstand, auf Bestellung, ' +
    'précommande, pré-commande, en précommande, bientôt disponible, prochainement, prochainement disponible, sur commande, en réapprovisionnement, réapprovisionnement en cours, à venir, en cours de réapprovisionnement, ' +
    'preventa, en preventa, pre-venta, preorden, prepedido, bajo pedido, por encargo, próximamente, disponible próximamente, reserva anticipada, pedido pendiente, ' +
    'preordine, pre-ordine, in preordine, preordinabile, prenotabile, in prenotazione, prossimamente, in arrivo, su ordinazione, disponibile a breve, disponibile prossimamente, in riassortimento, ' +
    'pré-venda, prévenda, em pré-venda, pré-encomenda, em pré-encomenda, sob encomenda, por encomenda, em breve, brevemente, disponível em breve, encomenda, ' +
    'предзаказ, по предзаказу, доступно для предзаказа, доступен для предзаказа, под заказ, на заказ, скоро, скоро в продаже, скоро в наличии, ожидается, ожидается поступление, ожидаем, ожидается поставка, ' +
    '预售, 預售, 预订, 預訂, 预购, 預購, 可预订, 即将上市, 即将开售, 即將上市, 延期交货, 接受预订, ' +
    '予約, 予約受付中, 予約可能, 予約販売, 予約商品, ご予約, 近日発売, 発売予定, 入荷待ち, 入荷予定, 再入荷待ち, 取り寄せ, お取り寄せ, 取寄せ, 受注生産, 受注販売, ' +
    'طلب مسبق, الطلب المسبق, بالطلب المسبق, متاح للطلب المسبق, حجز مسبق, قريبا, متوفر قريبا, سيتوفر قريبا, حسب الطلب, عند الطلب',
  out_of_stock:
    'out of stock, sold out, soldout, oos, no, n, false, none, discontinued, unavailable, not available, oversold, not in stock, no stock, out, reserved, sold, ' +
    'currently unavailable, currently out of stock, temporarily out of stock, temporarily unavailable, temporarily sold out, no longer available, currently not available, ' +
    'unavailable online, inactive, archived, ended, expired, retired, stock out, item sold out, ' +
    'nicht auf Lager, ausverkauft, nicht verfügbar, nicht lieferbar, vergriffen, nicht vorrätig, nicht lagernd, nicht mehr lieferbar, nicht mehr verfügbar, nicht mehr vorrätig, ' +
    'derzeit nicht verfügbar, derzeit nicht lieferbar, derzeit nicht auf Lager, derzeit ausverkauft, zurzeit nicht verfügbar, zurzeit nicht lieferbar, zur Zeit nicht verfügbar, zur Zeit nicht lieferbar, ' +
    'momentan nicht verfügbar, momentan nicht lieferbar, momentan ausverkauft, aktuell nicht verfügbar, aktuell nicht lieferbar, aktuell ausverkauft, leider ausverkauft, restlos ausverkauft, ' +
    'vorübergehend nicht verfügbar, vorübergehend nicht lieferbar, vorübergehend ausverkauft, kein Lagerbestand, kein Bestand, nicht am Lager, nein, ausgelaufen, eingestellt, nicht bestellbar, ' +
    'nicht mehr im Sortiment, nicht mehr erhältlich, nicht erhältlich, leider vergriffen, verkauft, ' +
    'épuisé, épuisée, épuisés, rupture, rupture de stock, en rupture, en rupture de stock, stock épuisé, indisponible, non disponible, pas disponible, hors stock, plus disponible, ' +
    'n’est plus disponible, plus en stock, pas en stock, non, victime de son succès, temporairement indisponible, temporairement épuisé, actuellement indisponible, momentanément indisponible, ' +
    'temporairement en rupture de stock, temporairement en rupture, arrêté, discontinué, vendu, vendue, article épuisé, produit épuisé, non disponible actuellement, plus fabriqué, supprimé, ' +
    'agotado, agotada, agotados, agotadas, sin stock, fuera de stock, no disponible, sin existencias, no hay stock, no hay existencias, descatalogado, descatalogada, vendido, vendida, sin disponibilidad, ' +
    'temporalmente agotado, temporalmente no disponible, temporalmente sin stock, actualmente no disponible, no disponible actualmente, fuera de existencias, no en stock, producto agotado, ya no disponible, ' +
    'no disponible temporalmente, descontinuado, descontinuada, stock agotado, existencias agotadas, sin unidades, ' +
    'esaurito, esaurita, esauriti, esaurite, non disponibile, non disponibili, non in stock, fuori stock, terminato, terminata, fuori catalogo, fuori produzione, non più disponibile, indisponibile, ' +
    'attualmente non disponibile, temporaneamente non disponibile, momentaneamente non disponibile, temporaneamente esaurito, momentaneamente esaurito, venduto, non in magazzino, scorte esaurite, ' +
    'prodotto esaurito, articolo esaurito, al momento non disponibile, non è disponibile, ' +
    'esgotado, esgotada, esgotados, indisponível, sem stock, sem estoque, fora de stock, fora de estoque, não disponível, não, não em stock, temporariamente indisponível, temporariamente esgotado, ' +
    'produto esgotado, produto indisponível, fora de linha, em falta, atualmente indisponível, de momento indisponível, estoque esgotado, stock esgotado, já não disponível, rutura de stock, ruptura de stock, sem disponibilidade, ' +
    'нет в наличии, нет, распродано, распродан, распродана, продано, продан, отсутствует, отсутствует в наличии, закончился, закончилось, закончилась, закончились, товар закончился, ' +
    'снят с производства, снято с производства, снят с продажи, снято с продажи, недоступно, недоступен, недоступна, не доступен, не доступно, нет на складе, нет в продаже, не в наличии, товара нет, ' +
    'временно отсутствует, временно нет в наличии, временно недоступен, временно недоступно, временно нет, раскупили, раскуплено, отсутствует на складе, больше не продаётся, нет товара, ' +
    '缺货, 缺貨, 无货, 無貨, 售罄, 已售罄, 售完, 已售完, 卖完, 卖光, 已卖完, 賣完, 无库存, 無庫存, 没货, 没有库存, 断货, 已断货, 下架, 已下架, 否, 停产, 已停产, 停售, 已停售, 暂时缺货, 暫時缺貨, 暂无库存, 暂无货, 暂时无货, ' +
    '已售出, 库存不足, 补货中, 補貨中, 脱销, 无现货, 不可购买, 已售, 无存货, 商品已下架, 目前缺货, 目前无货, ' +
    '在庫なし, 在庫無し, 在庫無, 在庫切れ, 在庫ぎれ, 在庫ゼロ, 売り切れ, 売切れ, 売切, 売り切れました, 品切れ, 品切, 品切れ中, 完売, 完売しました, 完売御礼, 欠品, 欠品中, 販売終了, 販売停止, 取扱終了, 取り扱い終了, 取扱い終了, 生産終了, 廃盤, なし, 無し, いいえ, ×, ✕, ' +
    '一時的に在庫切れ, 現在在庫切れ, 在庫はありません, 在庫がありません, 入手不可, 購入不可, 終売, 製造中止, 取扱中止, ' +
    'غير متوفر, غير متوفرة, غير متاح, غير متاحة, غير موجود, نفذ, نفد, نفذت, نفدت, نفذت الكمية, نفدت الكمية, نفذ من المخزون, نفد من المخزون, نفذ المخزون, نفد المخزون, لا, انتهى, انتهت الكمية, مباع, تم البيع, بيعت, بيع, ' +
    'متوقف, توقف الإنتاج, توقف إنتاجه, غير متوفر حاليا, غير متوفر مؤقتا, غير متاح حاليا, خارج المخزون, لا يوجد مخزون, غير متوفر في المخزون, نفذت من المخزون, نفدت من المخزون, لم يعد متوفرا, الكمية نفذت, الكمية نفدت',
}
