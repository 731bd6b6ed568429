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
