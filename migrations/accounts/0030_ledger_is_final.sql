-- REPLACE deletes without a trigger for it. An entry that is there already is passed over instead, as every statement of the
-- ledger says itself (ON CONFLICT DO NOTHING): what would have replaced one does nothing.
CREATE TRIGGER credit_entries_are_new BEFORE INSERT ON credit_entries
WHEN EXISTS (SELECT 1 FROM credit_entries WHERE id = NEW.id)
  OR EXISTS (SELECT 1 FROM credit_entries WHERE subject = NEW.subject AND kind = NEW.kind)
  OR (
    NEW.kind IN ('settle', 'release')
    AND EXISTS (SELECT 1 FROM credit_entries WHERE subject = NEW.subject AND kind IN ('settle', 'release'))
  )
BEGIN
  SELECT RAISE(IGNORE);
END;
