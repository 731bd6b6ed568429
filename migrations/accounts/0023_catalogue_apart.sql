-- Products, what editors made and what shops sent live in a database of their own (migrations/catalogue), which the next
-- import and the next start of the editorial content fill. What nothing brings back (click counts, price history) is
-- copied by hand before: docs/operations.md.
ALTER TABLE `generated_outfits` ADD `published_at` integer;
--> statement-breakpoint
UPDATE generated_outfits SET published_at = (SELECT created_at FROM outfit_posts WHERE outfit_posts.id = generated_outfits.id);
--> statement-breakpoint
DROP TABLE product_words;
--> statement-breakpoint
DROP TABLE product_search;
--> statement-breakpoint
DROP TABLE `collections`;
--> statement-breakpoint
DROP TABLE `feeds`;
--> statement-breakpoint
DROP TABLE `import_seen`;
--> statement-breakpoint
DROP TABLE `imports`;
--> statement-breakpoint
DROP TABLE `link_checks`;
--> statement-breakpoint
DROP TABLE `price_history`;
--> statement-breakpoint
DROP TABLE `product_clicks`;
--> statement-breakpoint
DROP TABLE `products`;
--> statement-breakpoint
DROP TABLE `outfit_posts`;
--> statement-breakpoint
DROP TABLE `outfit_presets`;
--> statement-breakpoint
DROP TABLE `outfit_templates`;
