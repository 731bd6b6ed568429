CREATE TABLE `sentence_days` (
	`day` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	CONSTRAINT "sentence_days_counts" CHECK("sentence_days"."count" > 0)
);
