-- The full-text index holds no text of its own: it reads the products' columns.
-- Porter: who looks for a dress finds dresses, too.
CREATE VIRTUAL TABLE product_search USING fts5(
  name, brand, category, colour, material, description,
  content='products', content_rowid='number',
  tokenize="porter unicode61 remove_diacritics 2", prefix='2 3'
);
--> statement-breakpoint
CREATE TRIGGER product_search_add AFTER INSERT ON products
BEGIN
  INSERT INTO product_search (rowid, name, brand, category, colour, material, description)
  VALUES (NEW.number, NEW.name, NEW.brand, NEW.category, NEW.colour, NEW.material, NEW.description);
END;
--> statement-breakpoint
CREATE TRIGGER product_search_remove AFTER DELETE ON products
BEGIN
  INSERT INTO product_search (product_search, rowid, name, brand, category, colour, material, description)
  VALUES ('delete', OLD.number, OLD.name, OLD.brand, OLD.category, OLD.colour, OLD.material, OLD.description);
END;
--> statement-breakpoint
-- A new price does not touch the index, and most changes are prices.
CREATE TRIGGER product_search_change AFTER UPDATE OF name, brand, category, colour, material, description ON products
WHEN (OLD.name, OLD.brand, OLD.category, OLD.colour, OLD.material, OLD.description)
  IS NOT (NEW.name, NEW.brand, NEW.category, NEW.colour, NEW.material, NEW.description)
BEGIN
  INSERT INTO product_search (product_search, rowid, name, brand, category, colour, material, description)
  VALUES ('delete', OLD.number, OLD.name, OLD.brand, OLD.category, OLD.colour, OLD.material, OLD.description);
  INSERT INTO product_search (rowid, name, brand, category, colour, material, description)
  VALUES (NEW.number, NEW.name, NEW.brand, NEW.category, NEW.colour, NEW.material, NEW.description);
END;
--> statement-breakpoint
-- The words that products are told by, and in how many each stands: what a mistyped word may have meant.
CREATE VIRTUAL TABLE product_words USING fts5vocab(product_search, 'row');
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
