-- Whoever saved a piece is told that it costs less, or is there again, in the statement that notes the change: a
-- step of an import that is cut off leaves neither, one that runs again adds neither. The row is new to the history
-- (else no trigger runs), and one row tells one thing: both kinds share their key.
--
-- A row may be written for a piece that stays off the shelves, since its page is missing: of that nothing is told.
-- Where its page is there again, the row comes before the shelf, and the page is known to answer.
CREATE TRIGGER price_history_tell AFTER INSERT ON price_history
WHEN NEW.availability IN ('in_stock', 'preorder')
  AND EXISTS (SELECT 1 FROM wishlist_items WHERE product_id = NEW.product_id)
  AND NOT EXISTS (SELECT 1 FROM price_history WHERE product_id = NEW.product_id AND at > NEW.at)
  AND EXISTS (
    SELECT 1 FROM products WHERE id = NEW.product_id AND (gone_at IS NULL OR NOT EXISTS (
      SELECT 1 FROM link_checks WHERE product_id = NEW.product_id AND failures > 0)))
BEGIN
  -- There again.
  INSERT INTO notifications (id, user_id, key, kind, data, created_at)
  SELECT '0-' || lower(hex(randomblob(16))), users.id, 'piece:' || NEW.product_id || ':' || NEW.at, 'back_in_stock',
    json_object('productId', p.id, 'brand', p.brand, 'name', p.name, 'image', p.image_url), NEW.at
  FROM price_history former
  JOIN products p ON p.id = former.product_id
  JOIN wishlist_items saved ON saved.product_id = p.id
  JOIN users ON users.id = saved.user_id
  WHERE former.product_id = NEW.product_id AND former.at = (
      SELECT max(at) FROM price_history WHERE product_id = NEW.product_id AND at < NEW.at)
    AND NEW.availability = 'in_stock'
    AND (former.availability IN ('out_of_stock', 'gone') OR p.gone_at IS NOT NULL)
    AND users.removal_due_at IS NULL
  ON CONFLICT (user_id, key) DO NOTHING;
  -- Cheaper than the last price that is known, by one in a hundred or more, in the same currency.
  INSERT INTO notifications (id, user_id, key, kind, data, created_at)
  SELECT '0-' || lower(hex(randomblob(16))), users.id, 'piece:' || NEW.product_id || ':' || NEW.at, 'price_drop',
    json_object('productId', p.id, 'brand', p.brand, 'name', p.name, 'image', p.image_url,
      'priceCents', NEW.price_cents, 'formerCents', former.price_cents, 'currency', NEW.currency), NEW.at
  FROM price_history former
  JOIN products p ON p.id = former.product_id
  JOIN wishlist_items saved ON saved.product_id = p.id
  JOIN users ON users.id = saved.user_id
  WHERE former.product_id = NEW.product_id AND former.at = (
      SELECT max(at) FROM price_history
      WHERE product_id = NEW.product_id AND at < NEW.at AND price_cents IS NOT NULL)
    AND former.currency = NEW.currency
    AND NEW.price_cents * 100 <= former.price_cents * 99
    AND users.removal_due_at IS NULL
  ON CONFLICT (user_id, key) DO NOTHING;
END;
