CREATE TABLE `product_variants` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`product_number` integer NOT NULL,
	`sizes` text DEFAULT '[]' NOT NULL,
	`place` integer NOT NULL,
	`price_cents` integer,
	`list_price_cents` integer,
	`currency` text NOT NULL,
	`availability` text NOT NULL,
	`product_url` text NOT NULL,
	`is_watched` integer DEFAULT false NOT NULL,
	`content_hash` text NOT NULL,
	`import_id` text NOT NULL,
	`gone_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_variants_by_id` ON `product_variants` (`id`);--> statement-breakpoint
CREATE INDEX `product_variants_of_product` ON `product_variants` (`product_number`);--> statement-breakpoint
CREATE INDEX `product_variants_by_link` ON `product_variants` (`product_url`);--> statement-breakpoint
DROP INDEX `product_news_once`;--> statement-breakpoint
ALTER TABLE `product_news` ADD `variant_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `product_news_once` ON `product_news` (`product_id`,`at`,`variant_id`);--> statement-breakpoint
ALTER TABLE `import_seen` ADD `variants` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `imports` ADD `variant_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `colour_key` text;--> statement-breakpoint
ALTER TABLE `products` ADD `most_price_cents` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `products_of_group` ON `products` (`feed_id`,`group_id`,`colour_key`) WHERE "products"."colour_key" is not null;--> statement-breakpoint
-- Its unique key has the variant now.
DROP TRIGGER price_history_tell;
--> statement-breakpoint
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
  ON CONFLICT (product_id, at, variant_id) DO NOTHING;
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
  ON CONFLICT (product_id, at, variant_id) DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER product_variants_end AFTER DELETE ON products
BEGIN
  DELETE FROM product_variants WHERE product_number = OLD.number;
END;
--> statement-breakpoint
-- What was a product for each size becomes one with the next reading of its feed, so no feed counts as read.
UPDATE feeds SET etag = NULL, last_modified = NULL;
