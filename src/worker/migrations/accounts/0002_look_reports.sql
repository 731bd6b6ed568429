CREATE TABLE `look_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`fault` text NOT NULL,
	`words` text NOT NULL,
	`pieces` text NOT NULL,
	`picture_key` text,
	`created_at` integer NOT NULL,
	`settled_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "look_reports_faults" CHECK("look_reports"."fault" in ('body', 'piece', 'missing', 'edges', 'unsafe', 'other'))
);
--> statement-breakpoint
CREATE INDEX `look_reports_open` ON `look_reports` (`created_at`) WHERE "look_reports"."settled_at" is null;--> statement-breakpoint
CREATE INDEX `look_reports_by_user` ON `look_reports` (`user_id`);--> statement-breakpoint
CREATE INDEX `look_reports_by_age` ON `look_reports` (`created_at`);--> statement-breakpoint
CREATE INDEX `look_reports_pictured` ON `look_reports` (`created_at`) WHERE "look_reports"."picture_key" is not null;