CREATE TABLE `import_seen` (
	`import_id` text NOT NULL,
	`stretch` integer NOT NULL,
	`numbers` text NOT NULL,
	PRIMARY KEY(`import_id`, `stretch`)
);
