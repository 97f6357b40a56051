-- The days to dispute a commission are the company’s to set, and stand with the parties of each partner’s agreement. A text
-- that somebody relies on stays as it is.
alter table agreements.template disable trigger template_is_final;
update agreements.template
set body = replace(
  body,
  'Tell us within 60 days if one is missing.',
  'If one is wrong or missing, tell us within the time stated above under “Parties and terms”, 60 days unless it says otherwise.'
)
where template.type = 'partnership-program' and template.version = 1
  and not exists (select from agreements.template later where later.type = template.type and later.version > 1)
  and not exists (select from agreements.signature where signature.type = template.type)
  and not exists (select from agreements.accepted_text where accepted_text.type = template.type)
  and not exists (select from agreements.counsel_review where counsel_review.type = template.type);
alter table agreements.template enable trigger template_is_final;
