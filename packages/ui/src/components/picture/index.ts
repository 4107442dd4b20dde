export { Picture, PictureBaseProvider, type PictureProps } from "./picture.tsx";
export { type PictureKind, type PictureSources, pictureSources } from "./picture-sources.ts";
