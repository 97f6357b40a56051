-- Whoever announces an event sends its notice after the commit (kernel/notices.ts): a NOTIFY in the transaction holds a
-- lock of the whole database until the commit has reached the disk.
drop trigger event_notifies on kernel.event;
drop function kernel.notify_event();
