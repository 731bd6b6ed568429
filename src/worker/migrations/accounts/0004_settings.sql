CREATE TABLE `settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`since` integer NOT NULL,
	CONSTRAINT "settings_names" CHECK("settings"."name" in ('photographers'))
);
