-- Whether counsel has reviewed a wording is a fact of the team's, not a sentence under what a guest signs. The first
-- wordings leave the notice out; what was signed or accepted before keeps its own text.
alter table agreements.template disable trigger template_is_final;
update agreements.template set body = replace(replace(body,
  ', wording 1. This wording is a draft for review by counsel; the law where the house stands may give you further rights, and nothing here takes them away.',
  '. The law where the house stands may give you further rights, and nothing here takes them away.'),
  '{{operator}}. This is a general template. Have your lawyer review this before use.', '{{operator}}.')
  where version = 1;
alter table agreements.template enable trigger template_is_final;

create table agreements.counsel_review (
  type text not null,
  version integer not null,
  -- Who reviewed it: a lawyer or a firm, as the team writes it.
  reviewer text not null check (length(btrim(reviewer)) between 2 and 160),
  reviewed_on date not null,
  noted_by bigint references accounts.account (id),
  noted_at timestamptz not null,
  primary key (type, version),
  foreign key (type, version) references agreements.template (type, version)
);
create trigger counsel_review_is_final before update or delete or truncate on agreements.counsel_review
  for each statement execute function agreements.refuse_change();
