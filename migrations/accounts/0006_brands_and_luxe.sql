DROP INDEX `products_by_brand`;--> statement-breakpoint
CREATE INDEX `products_of_luxe` ON `products` (`number`) WHERE "products"."is_luxe";--> statement-breakpoint
CREATE INDEX `products_by_brand` ON `products` ("brand" collate nocase,`popularity`) WHERE "products"."gone_at" is null;