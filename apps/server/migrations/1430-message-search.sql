-- Staff search messages by their words.
create index message_text_like on conversations.message using gin (lower(text) gin_trgm_ops);
