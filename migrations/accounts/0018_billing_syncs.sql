ALTER TABLE `billing_customers` RENAME COLUMN `looks` TO `syncs`;--> statement-breakpoint
ALTER TABLE `billing_customers` RENAME COLUMN `applied_look` TO `applied_sync`;--> statement-breakpoint
ALTER TABLE `billing_customers` RENAME COLUMN `look_at` TO `sync_at`;
