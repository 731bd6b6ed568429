CREATE INDEX `link_checks_failing` ON `link_checks` (`checked_at`) WHERE "link_checks"."failures" > 0;--> statement-breakpoint
CREATE INDEX `products_gone` ON `products` (`gone_at`) WHERE "products"."gone_at" is not null;--> statement-breakpoint
-- What a product cost more than four hundred days before its newest price is forgotten, but for what it cost at the beginning of
-- that time: only a product whose price changes has ever more rows, and it is looked up here, so no sweep has to read them all.
CREATE TRIGGER price_history_forget AFTER INSERT ON price_history
BEGIN
  DELETE FROM price_history WHERE product_id = NEW.product_id AND at < (
    SELECT max(at) FROM price_history WHERE product_id = NEW.product_id AND at <= NEW.at - 34560000000);
END;
