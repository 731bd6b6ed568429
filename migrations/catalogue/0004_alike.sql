CREATE TABLE `picture_days` (
	`day` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `pictures_due` (
	`number` integer PRIMARY KEY NOT NULL,
	`due_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `pictures_due_first` ON `pictures_due` (`due_at`);--> statement-breakpoint
CREATE TABLE `product_vectors` (
	`place` integer PRIMARY KEY NOT NULL,
	`number` integer NOT NULL,
	`code` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_vectors_number_unique` ON `product_vectors` (`number`);--> statement-breakpoint
-- A product's picture is due from its first day, and again when the picture or the category is another one. What a shop no longer
-- sells leaves the index at once; its row here tells a second index, where there is one (alike/describe-pictures.ts).
CREATE TRIGGER pictures_due_begin AFTER INSERT ON products
WHEN NEW.gone_at IS NULL AND NEW.image_url <> ''
BEGIN
  INSERT INTO pictures_due (number, due_at) VALUES (NEW.number, 0) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER pictures_due_change AFTER UPDATE OF image_url, category, gone_at ON products
WHEN (OLD.image_url, OLD.category, OLD.gone_at IS NULL) IS NOT (NEW.image_url, NEW.category, NEW.gone_at IS NULL)
BEGIN
  DELETE FROM product_vectors WHERE number = NEW.number AND (NEW.gone_at IS NOT NULL OR NEW.image_url <> OLD.image_url);
  INSERT INTO pictures_due (number, due_at) VALUES (NEW.number, 0)
    ON CONFLICT (number) DO UPDATE SET due_at = 0, tries = 0;
END;
--> statement-breakpoint
CREATE TRIGGER pictures_due_end AFTER DELETE ON products
BEGIN
  DELETE FROM product_vectors WHERE number = OLD.number;
  INSERT INTO pictures_due (number, due_at) VALUES (OLD.number, 0)
    ON CONFLICT (number) DO UPDATE SET due_at = 0, tries = 0;
END;
--> statement-breakpoint
INSERT INTO pictures_due (number, due_at) SELECT number, 0 FROM products WHERE gone_at IS NULL AND image_url <> '';
