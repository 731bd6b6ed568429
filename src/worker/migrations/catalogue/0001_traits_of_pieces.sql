ALTER TABLE `products` ADD `traits` text;--> statement-breakpoint
-- Every feed is read once more, so that its pieces get their traits.
UPDATE `feeds` SET `etag` = NULL, `last_modified` = NULL;
