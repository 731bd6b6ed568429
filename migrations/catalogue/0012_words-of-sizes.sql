ALTER TABLE `product_variants` ADD `size_words` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `size_words` text DEFAULT '' NOT NULL;
--> statement-breakpoint
DROP TRIGGER product_search_add;
--> statement-breakpoint
DROP TRIGGER product_search_change;
--> statement-breakpoint
-- Her size is a word or two of the index (src/shared/sizes/size-words.ts), and not every name that a shop may give it.
CREATE TRIGGER product_search_add AFTER INSERT ON products
WHEN NEW.gone_at IS NULL
BEGIN
  INSERT INTO product_search (rowid, name, brand, category, colour, material, description, words, sizes, occasions, facts)
  VALUES (-(NEW.shelf * 4294967296 + NEW.number),
    NEW.name, NEW.brand, NEW.category, NEW.colour, NEW.material, NEW.description, NEW.search_words, NEW.sizes, NEW.occasions,
    'c' || NEW.category || ' d' || NEW.department || ' k' || NEW.season || coalesce(' f' || NEW.colour_family, '')
      || coalesce(' p' || NEW.price_step || ' u' || NEW.dollar_step, '')
      || ' m' || strftime('%Y%m', NEW.created_at / 1000, 'unixepoch')
      || coalesce(' slisted0' || (SELECT group_concat(' s' || lower(value) || '0', '') FROM json_each(NEW.delivery, '$.shipsTo')), '')
      || ' ' || NEW.size_words);
END;
--> statement-breakpoint
-- Most changes are prices, and a new price touches the index only where it is another step.
CREATE TRIGGER product_search_change AFTER UPDATE ON products
WHEN (OLD.name, OLD.brand, OLD.category, OLD.department, OLD.colour, OLD.colour_family, OLD.material, OLD.description, OLD.search_words, OLD.sizes, OLD.size_words, OLD.occasions, OLD.season, OLD.price_step, OLD.dollar_step, OLD.shelf, OLD.delivery ->> '$.shipsTo', OLD.gone_at IS NULL)
  IS NOT (NEW.name, NEW.brand, NEW.category, NEW.department, NEW.colour, NEW.colour_family, NEW.material, NEW.description, NEW.search_words, NEW.sizes, NEW.size_words, NEW.occasions, NEW.season, NEW.price_step, NEW.dollar_step, NEW.shelf, NEW.delivery ->> '$.shipsTo', NEW.gone_at IS NULL)
BEGIN
  DELETE FROM product_search WHERE OLD.gone_at IS NULL AND rowid = -(OLD.shelf * 4294967296 + OLD.number);
  INSERT INTO product_search (rowid, name, brand, category, colour, material, description, words, sizes, occasions, facts)
  SELECT -(NEW.shelf * 4294967296 + NEW.number),
    NEW.name, NEW.brand, NEW.category, NEW.colour, NEW.material, NEW.description, NEW.search_words, NEW.sizes, NEW.occasions,
    'c' || NEW.category || ' d' || NEW.department || ' k' || NEW.season || coalesce(' f' || NEW.colour_family, '')
      || coalesce(' p' || NEW.price_step || ' u' || NEW.dollar_step, '')
      || ' m' || strftime('%Y%m', NEW.created_at / 1000, 'unixepoch')
      || coalesce(' slisted0' || (SELECT group_concat(' s' || lower(value) || '0', '') FROM json_each(NEW.delivery, '$.shipsTo')), '')
      || ' ' || NEW.size_words
  WHERE NEW.gone_at IS NULL;
END;
