-- A confirmation of unusual terms names who gave it and when; later edits of the same terms keep it.
update concierge.service set confirmed = confirmed || jsonb_build_object('by', changed_by, 'at',
  to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
where confirmed is not null;
update programs.program set confirmed = confirmed || jsonb_build_object('by', changed_by, 'at',
  to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
where confirmed is not null;
