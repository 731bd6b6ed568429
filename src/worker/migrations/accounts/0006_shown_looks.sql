CREATE TABLE `shown_looks` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`user_id` text NOT NULL,
	`look_id` text,
	`shows` text NOT NULL,
	`title` text NOT NULL,
	`items` text NOT NULL,
	`words` text NOT NULL,
	`language` text NOT NULL,
	`password_hash` text,
	`picture_key` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`wide_key` text,
	`square_key` text,
	`created_at` integer NOT NULL,
	`ends_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`look_id`) REFERENCES `looks`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "shown_looks_pictures" CHECK("shown_looks"."shows" in ('whole', 'blurred', 'cropped', 'pieces')),
	CONSTRAINT "shown_looks_languages" CHECK("shown_looks"."language" in ('en', 'fr', 'es', 'zh', 'de', 'ja', 'ru', 'it', 'pt', 'ar'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shown_looks_key_unique` ON `shown_looks` (`key`);--> statement-breakpoint
CREATE INDEX `shown_looks_by_user` ON `shown_looks` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `shown_looks_by_look` ON `shown_looks` (`look_id`);--> statement-breakpoint
CREATE INDEX `shown_looks_ending` ON `shown_looks` (`ends_at`) WHERE "shown_looks"."ends_at" is not null;