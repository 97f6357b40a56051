-- Like the booking agreement, the partner program's first wording is in force from the start.
alter table agreements.template disable trigger template_is_final;
update agreements.template set published_at = '2020-01-01T00:00:00Z'
  where type = 'partnership-program' and version = 1 and published_by is null;
alter table agreements.template enable trigger template_is_final;
