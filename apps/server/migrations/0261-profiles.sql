-- What a person shows and says of himself.
alter table accounts.account
  add column bio text constraint account_bio_length check (length(bio) between 1 and 1000),
  -- Address of a rendition of the media store.
  add column image text constraint account_image_ours check (image like '/media-resources/pictures/%');
