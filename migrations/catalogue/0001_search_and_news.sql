-- The full-text index of what is on sale. Its rowids are places, not numbers of products (src/worker/catalogue/search/place.ts), so
-- that the first matches are those worth weighing. It holds no text of its own. Porter: who looks for a dress finds dresses,
-- too. The column of facts has words that nobody types: 'cdresses', 'dwomen', 'ksummer', 'fred', 'p12', 'u12', 'm202611'.
CREATE VIRTUAL TABLE product_search USING fts5(
  name, brand, category, colour, material, description, words, sizes, occasions, facts,
  content='', contentless_delete=1,
  tokenize="porter unicode61 remove_diacritics 2", prefix='2 3'
);
--> statement-breakpoint
CREATE TRIGGER product_search_add AFTER INSERT ON products
WHEN NEW.gone_at IS NULL
BEGIN
  INSERT INTO product_search (rowid, name, brand, category, colour, material, description, words, sizes, occasions, facts)
  VALUES (-(NEW.shelf * 4294967296 + NEW.number),
    NEW.name, NEW.brand, NEW.category, NEW.colour, NEW.material, NEW.description, NEW.search_words, NEW.sizes, NEW.occasions,
    'c' || NEW.category || ' d' || NEW.department || ' k' || NEW.season || coalesce(' f' || NEW.colour_family, '')
      || coalesce(' p' || NEW.price_step || ' u' || NEW.dollar_step, '')
      || ' m' || strftime('%Y%m', NEW.created_at / 1000, 'unixepoch'));
END;
--> statement-breakpoint
CREATE TRIGGER product_search_remove AFTER DELETE ON products
WHEN OLD.gone_at IS NULL
BEGIN
  DELETE FROM product_search WHERE rowid = -(OLD.shelf * 4294967296 + OLD.number);
END;
--> statement-breakpoint
-- Most changes are prices, and a new price touches the index only where it is another step.
CREATE TRIGGER product_search_change AFTER UPDATE ON products
WHEN (OLD.name, OLD.brand, OLD.category, OLD.department, OLD.colour, OLD.colour_family, OLD.material, OLD.description, OLD.search_words, OLD.sizes, OLD.occasions, OLD.season, OLD.price_step, OLD.dollar_step, OLD.shelf, OLD.gone_at IS NULL)
  IS NOT (NEW.name, NEW.brand, NEW.category, NEW.department, NEW.colour, NEW.colour_family, NEW.material, NEW.description, NEW.search_words, NEW.sizes, NEW.occasions, NEW.season, NEW.price_step, NEW.dollar_step, NEW.shelf, NEW.gone_at IS NULL)
BEGIN
  DELETE FROM product_search WHERE OLD.gone_at IS NULL AND rowid = -(OLD.shelf * 4294967296 + OLD.number);
  INSERT INTO product_search (rowid, name, brand, category, colour, material, description, words, sizes, occasions, facts)
  SELECT -(NEW.shelf * 4294967296 + NEW.number),
    NEW.name, NEW.brand, NEW.category, NEW.colour, NEW.material, NEW.description, NEW.search_words, NEW.sizes, NEW.occasions,
    'c' || NEW.category || ' d' || NEW.department || ' k' || NEW.season || coalesce(' f' || NEW.colour_family, '')
      || coalesce(' p' || NEW.price_step || ' u' || NEW.dollar_step, '')
      || ' m' || strftime('%Y%m', NEW.created_at / 1000, 'unixepoch')
  WHERE NEW.gone_at IS NULL;
END;
--> statement-breakpoint
-- Whoever saved a product is told that it costs less, or is there again: the news is written by the statement that notes
-- the change, so a step of an import that is cut off leaves neither, and one that runs again adds neither. Who saved it is
-- in the accounts' database, and is asked afterwards (notifications/tell-savers.ts).
--
-- A row may be written for a product that stays off the shelves because its page is missing: that is no news. Where its page
-- is there again, the row comes before the shelf, and the page is known to answer.
CREATE TRIGGER price_history_tell AFTER INSERT ON price_history
WHEN NEW.availability IN ('in_stock', 'preorder')
  AND NOT EXISTS (SELECT 1 FROM price_history WHERE product_id = NEW.product_id AND at > NEW.at)
  AND EXISTS (
    SELECT 1 FROM products WHERE id = NEW.product_id AND (gone_at IS NULL OR NOT EXISTS (
      SELECT 1 FROM link_checks WHERE product_id = NEW.product_id AND failures > 0)))
BEGIN
  -- There again.
  INSERT INTO product_news (product_id, at, kind, data)
  SELECT p.id, NEW.at, 'back_in_stock',
    json_object('productId', p.id, 'brand', p.brand, 'name', p.name, 'image', p.image_url)
  FROM price_history former JOIN products p ON p.id = former.product_id
  WHERE former.product_id = NEW.product_id AND former.at = (
      SELECT max(at) FROM price_history WHERE product_id = NEW.product_id AND at < NEW.at)
    AND NEW.availability = 'in_stock'
    AND (former.availability IN ('out_of_stock', 'gone') OR p.gone_at IS NOT NULL)
  ON CONFLICT (product_id, at) DO NOTHING;
  -- Cheaper than the last price that is known, by one in a hundred or more, in the same currency.
  INSERT INTO product_news (product_id, at, kind, data)
  SELECT p.id, NEW.at, 'price_drop',
    json_object('productId', p.id, 'brand', p.brand, 'name', p.name, 'image', p.image_url,
      'priceCents', NEW.price_cents, 'formerCents', former.price_cents, 'currency', NEW.currency)
  FROM price_history former JOIN products p ON p.id = former.product_id
  WHERE former.product_id = NEW.product_id AND former.at = (
      SELECT max(at) FROM price_history
      WHERE product_id = NEW.product_id AND at < NEW.at AND price_cents IS NOT NULL)
    AND former.currency = NEW.currency
    AND NEW.price_cents * 100 <= former.price_cents * 99
  ON CONFLICT (product_id, at) DO NOTHING;
END;
--> statement-breakpoint
-- What a product cost more than four hundred days before its newest price is forgotten, but for what it cost at the beginning of
-- that time: only a product whose price changes has ever more rows, and it is looked up here, so no sweep has to read them all.
CREATE TRIGGER price_history_forget AFTER INSERT ON price_history
BEGIN
  DELETE FROM price_history WHERE product_id = NEW.product_id AND at < (
    SELECT max(at) FROM price_history WHERE product_id = NEW.product_id AND at <= NEW.at - 34560000000);
END;
--> statement-breakpoint
-- A product's link is due from its first day, and again from the day on which it comes back.
CREATE TRIGGER link_checks_begin AFTER INSERT ON products
WHEN NEW.gone_at IS NULL AND NEW.product_url LIKE 'http%'
BEGIN
  INSERT INTO link_checks (product_id, checked_at, status, failures) VALUES (NEW.id, 0, NULL, 0) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER link_checks_begin_again AFTER UPDATE OF gone_at ON products
WHEN NEW.gone_at IS NULL AND OLD.gone_at IS NOT NULL AND NEW.product_url LIKE 'http%'
BEGIN
  INSERT INTO link_checks (product_id, checked_at, status, failures) VALUES (NEW.id, 0, NULL, 0) ON CONFLICT DO NOTHING;
END;
