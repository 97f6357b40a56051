-- The columns of links in the footer of public pages, as the team wrote them; null: the pages there are.
alter table content.setting add column footer jsonb;
