import { isPictureAddress, LARGEST_PICTURE_BYTES, PRODUCT_LIMITS } from "@store/domain";
import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import { Count, Data, FileBody, Id, Instant, Text, text } from "../fields.ts";
import { ListPage, listReply } from "./list.ts";

/** Where a picture lies: one of the shop's own, or one on the web. */
export const PicturePath = v.pipe(text(PRODUCT_LIMITS.picturePath, 1), v.check(isPictureAddress));

const Picture = v.object({
  id: Id,
  /** Where it is served, as every other field of the wire names a picture. */
  path: Text,
  /** In pixels, as it is kept. */
  width: Count,
  height: Count,
});

export const uploadPicture = endpoint({
  method: "POST",
  path: "/dashboard/pictures/",
  access: "staff",
  permission: "content",
  summary: "Takes in a picture (JPEG, PNG, WebP or AVIF); one that was uploaded before is kept once",
  body: FileBody,
  encoding: "file",
  bodyLimit: LARGEST_PICTURE_BYTES,
  reply: Data(Picture),
});

export const uploadedPictures = endpoint({
  method: "GET",
  path: "/dashboard/pictures/",
  access: "staff",
  permission: "content",
  summary: "The pictures that were uploaded, newest first",
  query: v.object(ListPage),
  reply: listReply(v.object({ ...Picture.entries, uploaded_at: Instant })),
});

/** Whether a request's path is that of an upload, which takes longer to arrive than other requests. */
export const isUploadPath = (path = ""): boolean => /^\/(dashboard\/pictures|orders\/\d+\/return\/photos)/.test(path);
