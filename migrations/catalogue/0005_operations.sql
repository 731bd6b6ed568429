CREATE TABLE `alert_states` (
	`alert` text PRIMARY KEY NOT NULL,
	`since` integer NOT NULL,
	`over_at` integer,
	`told_at` integer
);
--> statement-breakpoint
CREATE TABLE `client_errors` (
	`digest` text PRIMARY KEY NOT NULL,
	`message` text NOT NULL,
	`stack` text NOT NULL,
	`page` text NOT NULL,
	`times` integer NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `client_errors_by_last` ON `client_errors` (`last_at`);--> statement-breakpoint
CREATE TABLE `job_runs` (
	`job` text PRIMARY KEY NOT NULL,
	`succeeded_at` integer,
	`failed_at` integer,
	`failures` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `service_hours` (
	`hour` integer NOT NULL,
	`measure` text NOT NULL,
	`result` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`hour`, `measure`, `result`),
	CONSTRAINT "service_hours_measures" CHECK("service_hours"."measure" in ('calls', 'try_ons', 'searches'))
);
