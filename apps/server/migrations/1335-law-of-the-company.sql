-- The terms of use we start companies with name the law of the company's own state, not New York's.
-- Terms that someone has accepted, or that a company has replaced by its own, stay as they are.
do $$
begin
  if not exists (select from agreements.acceptance where type = 'terms')
    and not exists (select from agreements.template where type = 'terms' and version > 1)
  then
    alter table agreements.template disable trigger template_is_final;
    update agreements.template
    set body = replace(body, 'The law of the State of New York applies', 'The law of {{law}} applies')
    where type = 'terms' and version = 1;
    alter table agreements.template enable trigger template_is_final;
  end if;
end $$;
