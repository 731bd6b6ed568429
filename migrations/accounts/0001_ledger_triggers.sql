-- The balance moves with the entry, in one statement: no code path can forget it, and
-- CHECK (credits >= 0) on users refuses the entry together with the overdraft.
CREATE TRIGGER credit_entries_move_balance AFTER INSERT ON credit_entries
BEGIN
  UPDATE users SET credits = credits + NEW.credits WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER credit_entries_are_final BEFORE UPDATE ON credit_entries
BEGIN
  SELECT RAISE(ABORT, 'credit entries are final');
END;
--> statement-breakpoint
-- Entries go with their account (its row is already gone when the cascade reaches them), never before.
CREATE TRIGGER credit_entries_stay BEFORE DELETE ON credit_entries
WHEN EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id)
BEGIN
  SELECT RAISE(ABORT, 'credit entries stay');
END;
