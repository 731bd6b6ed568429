CREATE TABLE `malformed_events` (
	`digest` text PRIMARY KEY NOT NULL,
	`event_id` text,
	`fault` text NOT NULL,
	`times` integer NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `malformed_events_by_age` ON `malformed_events` (`received_at`);